import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { type Exercise, exerciseForSkill, habitForGoal } from './exercises.ts';

export interface PlannedExercise extends Exercise {
  minutes: number;
  /** The label of the goal or skill it is for; null when it is for none. */
  serves: string | null;
}

export interface PlannedWeek {
  /** From 1. */
  number: number;
  /** The label of this week's goal; null when none was chosen. */
  goal: string | null;
  /** Labels of the skills it trains. */
  skills: string[];
  /** One day of this week; the minutes add up to the daily time. */
  day: PlannedExercise[];
}

export const weekCount = 4;

/** A shorter exercise would not be worth starting. */
const shortestMinutes = 3;

/** The default when no skill was chosen. */
const attentionFirst: PlanPart = { id: 'attention', label: 'Holding attention' };

/**
 * Four weeks made from the visitor's own answers: each week takes the next goal and as many of the next skills as fit
 * into the daily time, so that every choice has its turn.
 */
export function trainingPlan(plan: Plan): PlannedWeek[] {
  return Array.from({ length: weekCount }, (_, index) => {
    const goal = inTurn(plan.goals, index);
    const skills = skillsInTurn(plan, index);
    return {
      number: index + 1,
      goal: goal?.label ?? null,
      skills: skills.map(({ label }) => label),
      day: dayOf(skills, goal, plan.dailyMinutes),
    };
  });
}

/** The skills of one turn, counted from 0: as many as fit into a day, starting after those of the turn before. */
export function skillsInTurn({ skills, dailyMinutes }: Plan, turn: number): PlanPart[] {
  const own = skills.length > 0 ? skills : [attentionFirst];
  const count = Math.min(own.length, skillsFitting(dailyMinutes));
  return Array.from({ length: count }, (_, place) => inTurn(own, turn * count + place)!);
}

/** Goes round the items; null when there are none. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | null {
  return items[turn % Math.max(1, items.length)] ?? null;
}

/** The exercises for some skills and the habit for a goal; the minutes add up to the daily time. */
export function dayOf(skills: readonly PlanPart[], goal: PlanPart | null, dailyMinutes: number): PlannedExercise[] {
  const practice = skills.map((skill) => ({ ...exerciseForSkill(skill), serves: skill.label }));
  return shareOut([...practice, { ...habitForGoal(goal), serves: goal?.label ?? null }], dailyMinutes);
}

/** One in 5 minutes, two in 10, three in 20 and more; the goal's habit always comes with them. */
function skillsFitting(dailyMinutes: number): number {
  return Math.max(1, Math.min(3, Math.floor(dailyMinutes / shortestMinutes) - 1));
}

function shareOut(exercises: readonly Omit<PlannedExercise, 'minutes'>[], minutes: number): PlannedExercise[] {
  const each = Math.floor(minutes / exercises.length);
  const left = minutes - each * exercises.length;
  return exercises.map((exercise, index) => ({ ...exercise, minutes: each + (index < left ? 1 : 0) }));
}
