import { noEnd } from '#training/plan/first-rule/first-rule.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { trainingDayOf } from '#training/training-day.ts';
import type { TrainingPlan } from './training.ts';

/** The plan, in the form in which training counts its days. */
export function trainedPlanOf(plan: TrainingPlan, offsetMin: number): TrainedPlan {
  const { goals, skills, daily_minutes: dailyMinutes, origin, quiz, made_at: madeAt } = plan;
  const firstRuleUntil = firstRuleDay(plan, offsetMin);
  return {
    plan: { goals, skills, dailyMinutes, origin },
    form: planFormOf(quiz),
    fromDay: trainingDayOf(Date.parse(madeAt), offsetMin),
    ...(firstRuleUntil !== null && { firstRuleUntil }),
  };
}

/**
 * The day on which the second rule came to a plan that began by the first; null for a plan by the second. A device that
 * was offline since then knows no such day, and goes on by the first.
 */
function firstRuleDay({ rule = 1, next_rule_at: nextAt }: TrainingPlan, offsetMin: number): string | null {
  if (rule === 2) return null;
  return nextAt === undefined ? noEnd : trainingDayOf(Date.parse(nextAt), offsetMin);
}
