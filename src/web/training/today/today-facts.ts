import type { TrainingPlan, TrainingState } from '#contract/training.ts';
import { type Folded, settingOf } from '#training/entries/fold.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { noEnd } from '#training/plan/first-rule/first-rule.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import { secondsSpent } from '#training/today/time-spent.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { oneMoreOf, type TrainedDay } from '#training/today/trained-day.ts';
import { saysFreeDay, type WeekDay, weekAround } from '#training/today/week.ts';
import { isPausedOn, trainingDayOf, weekdayName, weekdayOf } from '#training/training-day.ts';
import { longDate } from '#web/platform/format-date.ts';
import type { DayKind, TodayFacts } from './today-view.tsx';

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

/** The content of the page for a day. */
export function todayFacts(one: TrainedDay, folded: Folded, pause: TrainingState['pause']): TodayFacts {
  const { history, day, minutes, today } = one;
  const restDays = settingOf(folded, 'rest-days') ?? [];
  const isPlanned = (id: ExerciseId) => today.items.some(({ exercise }) => exercise.id === id);
  return {
    weekday: weekdayName(day),
    kind: kindOf(day, restDays, pause),
    today,
    minutes,
    spentSeconds: secondsSpent(folded.items.filter((item) => item.day === day && isPlanned(item.exercise))),
    week: weekAround(day, history.trainedDays, restDays) satisfies readonly WeekDay[],
    hasMore: oneMoreOf(one) !== null,
    saysFreeDay: saysFreeDay(day, history.trainedDays),
    pauseEnd: pause?.until_day ? longDate(`${pause.until_day}T12:00:00`) : null,
  };
}

function kindOf(day: string, restDays: readonly number[], pause: TrainingState['pause']): DayKind {
  if (pause !== null && isPausedOn(day, pause)) return 'pause';
  return restDays.includes(weekdayOf(day)) ? 'rest' : 'training';
}
