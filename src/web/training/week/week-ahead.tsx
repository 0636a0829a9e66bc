import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import { settingOf } from '#training/entries/fold.ts';
import { withSwap } from '#training/today/day-swaps.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { weekAhead } from '#training/today/week-ahead.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { OpenTraining } from '../store/open-training.tsx';
import { useTrainingDay } from '../today/use-training-day.ts';
import { WeekView } from './week-view.tsx';

/** /train/week: the next seven days. */
export function WeekAhead() {
  const { day, offsetMin } = useTrainingDay();
  useHeadingFocus('week');
  return (
    <SignedInShell current="train">
      <BackLink href={paths.train} label="Today" />
      <h1 tabIndex={-1}>Your week</h1>
      <OpenTraining>
        {({ folded, state, saveSetting }) => {
          const one = trainedDay(trainedPlanOf(state!.plan!, offsetMin), folded, day);
          const { fromDay } = one.trained;
          const swaps = one.history.swaps ?? [];
          return (
            <WeekView
              days={weekAhead(one, settingOf(folded, 'rest-days') ?? [])}
              onSwap={(swap) => {
                const days = withSwap(swaps, swap, one.number);
                void saveSetting({ name: 'swapped-days', value: { from: fromDay, days } });
              }}
            />
          );
        }}
      </OpenTraining>
      <p>
        <a className="text-link" href={trainingPaths.settings}>
          Change minutes or rest days
        </a>
      </p>
    </SignedInShell>
  );
}
