import { trainingDayOf } from '#training/training-day.ts';

/** The training day now, on this device. */
export function trainingDayHere(now: number): { day: string; offsetMin: number } {
  const offsetMin = -new Date(now).getTimezoneOffset();
  return { day: trainingDayOf(now, offsetMin), offsetMin };
}
