import { useEffect, useState } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import type { TrainingCounts } from '#contract/training-counts.ts';
import frame from '../frame/console.module.css';
import { Counting } from '../frame/counting.tsx';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { TrainingDays } from './training-days.tsx';
import { TrainingFigures } from './training-figures.tsx';

/** Counts of all training. Nothing here is of a single person. */
export function TrainingView() {
  const { loaded, retry } = useTrainingCounts();
  return (
    <>
      <div className={frame.head}>
        <h1 tabIndex={-1}>Training</h1>
        <span className={frame.tag}>Last 28 full days · all times UTC</span>
      </div>
      <Counting loaded={loaded} retry={retry} />
      {loaded !== null && 'counts' in loaded && (
        <>
          <TrainingFigures counts={loaded.counts} />
          <TrainingDays counts={loaded.counts} />
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

type Loaded = { counts: TrainingCounts } | { fault: string };

/** Null while they load. */
function useTrainingCounts(): { loaded: Loaded | null; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try counts again
  useEffect(() => {
    let isCurrent = true;
    setLoaded(null);
    callAsOperator(consoleCalls.readTrainingCounts, {}).then((result) => {
      if (isCurrent) setLoaded(result.data === null ? { fault: faultMessage(result) } : { counts: result.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { loaded, retry: () => setTries(tries + 1) };
}
