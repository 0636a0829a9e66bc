import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { PlanForm } from '../plan-form.ts';
import { daysInRound } from '../planned-week.ts';
import { personalPlan } from './personal-plan.ts';
import { trainingPlan, type WeekWithHabits } from './training-plan.ts';

/**
 * The four weeks of a plan by the first rule: skills take turns week by week.
 * @param round from 0
 */
export function weeksByFirstRule(plan: Plan, form: PlanForm, round = 0): WeekWithHabits[] {
  return form === 'personal' ? personalPlan(plan, round) : trainingPlan(plan, round);
}

/** In place of the day on which the second rule came, where it is not known. Later than any training day. */
export const noEnd = '9999-12-31';

/**
 * The rounds of a plan by the first rule: those until the second one came, with the one that ran then, so that nobody's
 * four weeks change in their middle. 0 for a plan by the second rule.
 */
export function roundsByFirstRule(
  { fromDay, firstRuleUntil }: { fromDay: string; firstRuleUntil?: string },
  trainedDays: readonly string[],
): number {
  if (firstRuleUntil === undefined) return 0;
  if (firstRuleUntil === noEnd) return Number.POSITIVE_INFINITY;
  const before = trainedDays.filter((day) => day >= fromDay && day < firstRuleUntil);
  return Math.ceil(before.length / daysInRound);
}
