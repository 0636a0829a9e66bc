import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { Exercise } from '#training/exercises/exercises.ts';

export interface PlannedExercise extends Exercise {
  minutes: number;
  /** The goal or skill it is for; null when it is for none. */
  serves: PlanPart | null;
}

export interface PlannedDay {
  /** From 1. */
  number: number;
  /** Exercises for skills, and what is new on a day of the flight school. */
  practice: PlannedExercise[];
  /**
   * For the week's goal, or a look back; null on a short day with something new. Practice and habit add up to the daily
   * time.
   */
  habit: PlannedExercise | null;
}

export interface PlannedWeek {
  /** From 1, within its round. */
  number: number;
  /** The label of this week's goal; null when none was chosen. */
  goal: string | null;
  /** Labels of the skills it trains. */
  skills: string[];
  /** Seven. */
  days: PlannedDay[];
}

export const weeksInRound = 4;
export const daysInWeek = 7;
export const daysInRound = weeksInRound * daysInWeek;

/** The exercises of a day: its practice, then its habit. */
export const exercisesOfDay = ({ practice, habit }: Pick<PlannedDay, 'practice' | 'habit'>): PlannedExercise[] =>
  habit === null ? practice : [...practice, habit];
