import { trainingDayOf } from '#training/training-day.ts';

/** The training day now, on this device. */
export function trainingDayHere(now: number): { day: string; offsetMin: number } {
  const offsetMin = -new Date(now).getTimezoneOffset();
  return { day: trainingDayOf(now, offsetMin), offsetMin };
}

/** The minute of the local day, from 0. */
export function minuteHere(now: number): number {
  const local = new Date(now);
  return local.getHours() * 60 + local.getMinutes();
}
