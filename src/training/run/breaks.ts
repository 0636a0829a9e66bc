import { daysBetween } from '#training/training-day.ts';

/**
 * After this many whole days without it, an exercise begins easier and as a warm-up. Training every Monday is no break.
 */
export const breakDays = 7;

/** Whether a break lies between two days with an exercise (training.md § 3.4, 6). */
export const isBreak = (before: string, day: string, longest = breakDays): boolean =>
  daysBetween(before, day) - 1 >= longest;
