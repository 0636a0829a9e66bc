import { trainedPlanOf } from '#contract/trained-plan.ts';
import type { TrainingState } from '#contract/training.ts';
import type { Folded } from '#training/entries/fold.ts';
import { weeksByFirstRule } from '#training/plan/first-rule/first-rule.ts';
import type { PlannedWeek } from '#training/plan/planned-week.ts';
import { isByFirstRule } from '#training/today/today.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { trainingDayHere } from './training-day-here.ts';

/** The four weeks of a plan whose present round ends by the first rule; null for any other, and without a plan. */
export function firstRuleWeeks(
  { state, folded }: { state: TrainingState | null; folded: Folded },
  now: number,
): PlannedWeek[] | null {
  if (!state?.plan) return null;
  const { day, offsetMin } = trainingDayHere(now);
  const { trained, history, number } = trainedDay(trainedPlanOf(state.plan, offsetMin), folded, day);
  return isByFirstRule(trained, history, number) ? weeksByFirstRule(trained.plan, trained.form) : null;
}
