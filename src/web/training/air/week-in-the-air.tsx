import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { airDays } from '#training/air/air-days.ts';
import { lastStretch } from '#training/air/air-due.ts';
import { settingOf } from '#training/entries/fold.ts';
import { factsOfWeek } from '#training/facts/week-facts.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { newAhead } from '#training/today/week-ahead.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { AirView } from './air-view.tsx';

/** /train/week-in-the-air: the latest week, or four weeks. Redirects to Today before the first one is over. */
export function WeekInTheAir() {
  const { training, access } = useTrainingPage();
  const { day, offsetMin } = trainingDayHere(Date.now());
  const { folded, entries, state } = training;
  const stretch = access === 'opening' || access === 'unreachable' ? null : lastStretch(folded, day);
  const end = stretch?.end ?? null;
  const { saveSetting } = training;
  useEffect(() => {
    if (end !== null && settingOf(folded, 'air-seen')?.end !== end)
      void saveSetting({ name: 'air-seen', value: { end } });
  }, [end, folded, saveSetting]);
  const isEmpty = stretch === null && access !== 'opening' && access !== 'unreachable';
  useEffect(() => {
    if (isEmpty) go(paths.train, { replace: true });
  }, [isEmpty]);
  useHeadingFocus(access);
  if (access === 'unreachable') {
    return (
      <SignedInShell current="train">
        <NotLoaded onRetry={() => void training.open()} />
      </SignedInShell>
    );
  }
  if (stretch === null) return null;
  const plan = access === 'open' ? state!.plan : null;
  return (
    <AirView
      stretch={stretch}
      days={airDays(folded, stretch)}
      facts={factsOfWeek(entries, stretch.end, stretch.days)}
      next={plan === null ? [] : newAhead(trainedDay(trainedPlanOf(plan, offsetMin), folded, day), folded)}
    />
  );
}
