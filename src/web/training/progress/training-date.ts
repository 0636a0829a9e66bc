import { longDate } from '#web/platform/format-date.ts';

/** A training day in words, with its year if that is not today's: `14 November`, `14 November 2025`. */
export function trainingDate(day: string, today: string): string {
  // At noon it is the same day in every time zone of the device.
  const date = longDate(`${day}T12:00:00`);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? date.replace(` ${year}`, '') : date;
}
