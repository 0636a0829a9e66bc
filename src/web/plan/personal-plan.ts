import type { Plan, PlanPart } from '../../quiz/plan';
import { lookBack } from './exercises';
import { dayOf, inTurn, type PlannedExercise, skillsInTurn, weekCount } from './training-plan';

export interface PersonalDay {
  /** From 1. */
  number: number;
  /** Practice for skills. */
  morning: PlannedExercise[];
  /** The habit for the week's goal; on the last day a look back. Morning and evening sum to the daily time. */
  evening: PlannedExercise;
}

export interface PersonalWeek {
  /** From 1. */
  number: number;
  /** The visitor's own goal that its evenings are for; null when none was chosen. */
  goal: string | null;
  days: PersonalDay[];
}

const daysInWeek = 7;

/**
 * Four weeks of mornings and evenings made from the visitor's own answers. Mornings go through the skills one after the
 * other; evenings keep to one goal for a week, because a habit grows by coming back. The seventh evening looks back.
 */
export function personalPlan(plan: Plan): PersonalWeek[] {
  return Array.from({ length: weekCount }, (_, week) => {
    const goal = inTurn(plan.goals, week);
    const days = Array.from({ length: daysInWeek }, (__, day) => personalDay(plan, goal, week * daysInWeek + day));
    return { number: week + 1, goal: goal?.label ?? null, days };
  });
}

/** `turn` counts all days from 0. */
function personalDay(plan: Plan, goal: PlanPart | null, turn: number): PersonalDay {
  const number = (turn % daysInWeek) + 1;
  const planned = dayOf(skillsInTurn(plan, turn), goal, plan.dailyMinutes);
  const [morning, habit] = [planned.slice(0, -1), planned.at(-1)!];
  const evening = number < daysInWeek ? habit : { ...lookBack, minutes: habit.minutes, serves: null };
  return { number, morning, evening };
}
