import { consoleCalls } from '#contract/console/calls.ts';
import frame from '../frame/console.module.css';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { useCall } from '../kit/use-call.ts';
import { TrainingDays } from './training-days.tsx';
import { TrainingFigures } from './training-figures.tsx';

/** Counts of all training. No figure here is about a single person. */
export function TrainingView() {
  const { loaded, retry } = useCall(consoleCalls.readTrainingCounts, {});
  return (
    <>
      <div className={frame.head}>
        <h1 tabIndex={-1}>Training</h1>
        <span className={frame.tag}>Last 28 full days · all times UTC</span>
      </div>
      <LoadingFigures loaded={loaded} retry={retry} />
      {loaded !== null && 'data' in loaded && (
        <>
          <TrainingFigures counts={loaded.data} />
          <TrainingDays counts={loaded.data} />
          <p className={frame.note}>
            Flights are of people who allow measuring, wherever they keep their training. Items and returns are of
            people who keep it in the account: of the others we learn nothing. An item counts on the person’s own
            training day, which ends at four in the morning, so a day is final 48 hours after its end. Somebody returned
            who finished an item on one of seven days, from the 7th or the 28th day after their first one; whoever could
            still do so is not counted. Groups of one to four people are not told.
          </p>
        </>
      )}
    </>
  );
}
