/** A training day ends at 04:00, so that practising after midnight belongs to the evening (training.md § 3.4, 2). */
const endsAtHour = 4;
const minuteMs = 60_000;

/**
 * The training day of a moment as `YYYY-MM-DD`, calculated on the device.
 * @param at epoch ms
 * @param offsetMin local time minus UTC, in minutes
 */
export function trainingDayOf(at: number, offsetMin: number): string {
  return new Date(at + (offsetMin - endsAtHour * 60) * minuteMs).toISOString().slice(0, 10);
}

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A pause lasts until the day before its `until_day`; null means without an end. */
export function isPausedOn(day: string, pause: { from_day: string; until_day: string | null }): boolean {
  return day >= pause.from_day && (pause.until_day === null || day < pause.until_day);
}

/** A day some days later, or earlier with a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * minuteMs).toISOString().slice(0, 10);
}

/** The number of days from the first day to the second; 1 for the next one. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / (24 * 60 * minuteMs));
}

export const weekdayName = (day: string): string => weekdays[weekdayOf(day)]!;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
