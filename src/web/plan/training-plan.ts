import type { Plan, PlanPart } from '../../quiz/plan';
import { type Exercise, exerciseForSkill, habitForGoal } from './exercises';

export interface PlannedExercise extends Exercise {
  minutes: number;
  /** The goal or skill it is for, in the visitor's own words; null when it is for none of them. */
  serves: string | null;
}

export interface PlannedWeek {
  /** From 1. */
  number: number;
  /** The visitor's own goal that this week is about; null when none was chosen. */
  goal: string | null;
  /** The skills it trains, in the visitor's own words. */
  skills: string[];
  /** One day of this week; the minutes sum to the daily time. */
  day: PlannedExercise[];
}

/** How many weeks a plan has. */
export const weekCount = 4;

/** Each exercise gets at least this long, so that it is worth beginning. */
const shortestMinutes = 3;

/** Trained when no skill was chosen. */
const attentionFirst: PlanPart = { id: 'attention', label: 'Holding attention' };

/**
 * Four weeks made from the visitor's own answers: each week takes the next goal and the next skills, as many as fit
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

/** The skills of the turn from 0, as many as fit into a day; each turn takes up where the one before ended. */
export function skillsInTurn({ skills, dailyMinutes }: Plan, turn: number): PlanPart[] {
  const own = skills.length > 0 ? skills : [attentionFirst];
  const count = Math.min(own.length, skillsFitting(dailyMinutes));
  return Array.from({ length: count }, (_, place) => inTurn(own, turn * count + place)!);
}

/** One after the other and round again; null when there is none. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | null {
  return items[turn % Math.max(1, items.length)] ?? null;
}

/** The exercises for some skills and then a goal's habit; the minutes sum to the daily time. */
export function dayOf(skills: readonly PlanPart[], goal: PlanPart | null, dailyMinutes: number): PlannedExercise[] {
  const practice = skills.map((skill) => ({ ...exerciseForSkill(skill), serves: skill.label }));
  return shareOut([...practice, { ...habitForGoal(goal), serves: goal?.label ?? null }], dailyMinutes);
}

/** One exercise in 5 minutes, two in 10, three in 20 and more; the goal's habit always comes with them. */
function skillsFitting(dailyMinutes: number): number {
  return Math.max(1, Math.min(3, Math.floor(dailyMinutes / shortestMinutes) - 1));
}

function shareOut(exercises: readonly Omit<PlannedExercise, 'minutes'>[], minutes: number): PlannedExercise[] {
  const each = Math.floor(minutes / exercises.length);
  const left = minutes - each * exercises.length;
  return exercises.map((exercise, index) => ({ ...exercise, minutes: each + (index < left ? 1 : 0) }));
}
