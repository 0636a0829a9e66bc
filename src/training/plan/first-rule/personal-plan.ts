import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { lookBack } from '#training/exercises/exercises.ts';
import { type DayWithHabit, trainingPlan, type WeekWithHabits } from './training-plan.ts';

/**
 * A training plan of the first rule by mornings and evenings: practice in the morning, the habit in the evening, because a habit grows by
 * repetition. The seventh evening looks back.
 * @param round from 0
 */
export function personalPlan(plan: Plan, round = 0): WeekWithHabits[] {
  return trainingPlan(plan, round).map((week) => ({ ...week, days: [...week.days.slice(0, -1), lastDay(week)] }));
}

function lastDay({ days }: WeekWithHabits): DayWithHabit {
  const last = days.at(-1)!;
  return { ...last, habit: { ...lookBack, minutes: last.habit.minutes, serves: null } };
}
