import { daysBetween } from '#training/training-day.ts';

/** After so many whole days without an exercise it begins easier, and as a warm-up. Every Monday is no break. */
export const breakDays = 7;

/** Whether so many whole days lie between two days with an exercise (training.md § 3.4, 6). */
export const isBreak = (before: string, day: string, longest = breakDays): boolean =>
  daysBetween(before, day) - 1 >= longest;
