import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { lookBack } from './exercises.ts';
import { dayOf, inTurn, type PlannedExercise, skillsInTurn, weekCount } from './training-plan.ts';

export interface PersonalDay {
  /** From 1. */
  number: number;
  /** Practice for skills. */
  morning: PlannedExercise[];
  /** The habit for the week's goal, or a look back on the last day. Morning and evening add up to the daily time. */
  evening: PlannedExercise;
}

export interface PersonalWeek {
  /** From 1. */
  number: number;
  /** The visitor's goal for this week's evenings; null when none was chosen. */
  goal: string | null;
  days: PersonalDay[];
}

const daysInWeek = 7;

/**
 * Four weeks of mornings and evenings made from the visitor's own answers. Mornings take the skills in turn; evenings
 * keep to one goal for a week, because a habit grows by repetition. The seventh evening looks back.
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
