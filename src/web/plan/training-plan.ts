import type { Plan } from '../../quiz/plan';
import { type Exercise, exerciseForSkill, habitForGoal } from './exercises';

export interface PlannedExercise extends Exercise {
  minutes: number;
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

const weekCount = 4;

/** Each exercise gets at least this long, so that it is worth beginning. */
const shortestMinutes = 3;

/**
 * Four weeks made from the visitor's own answers: each week takes the next goal and the next skills, as many as fit
 * into the daily time, so that every choice has its turn.
 */
export function trainingPlan({ goals, skills, dailyMinutes }: Plan): PlannedWeek[] {
  const own = skills.length > 0 ? skills : ['Holding attention'];
  const skillsADay = Math.min(own.length, skillsFitting(dailyMinutes));
  return Array.from({ length: weekCount }, (_, index) => {
    const goal = goals[index % Math.max(1, goals.length)];
    const today = Array.from({ length: skillsADay }, (__, place) => own[(index * skillsADay + place) % own.length]!);
    const exercises = [...today.map(exerciseForSkill), habitForGoal(goal)];
    return { number: index + 1, goal: goal ?? null, skills: today, day: shareOut(exercises, dailyMinutes) };
  });
}

/** One exercise in 5 minutes, two in 10, three in 20 and more; the goal's habit always comes with them. */
function skillsFitting(dailyMinutes: number): number {
  return Math.max(1, Math.min(3, Math.floor(dailyMinutes / shortestMinutes) - 1));
}

function shareOut(exercises: readonly Exercise[], minutes: number): PlannedExercise[] {
  const each = Math.floor(minutes / exercises.length);
  const left = minutes - each * exercises.length;
  return exercises.map((exercise, index) => ({ ...exercise, minutes: each + (index < left ? 1 : 0) }));
}
