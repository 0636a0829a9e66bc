/** Every UTC day is this long, because UTC has no daylight saving time. */
export const dayMs = 86_400_000;

/**
 * The UTC day of a moment, such as 2030-01-31.
 * @param at epoch ms
 */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The start of a UTC day in epoch ms; null for a day that does not exist or is before 1970. */
export function dayStart(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines turn 30 February into 2 March instead of refusing it.
  return Number.isNaN(at) || at < 0 || dayOf(at) !== text ? null : at;
}

/** The last `count` full days before `now` (epoch ms). */
export function latestDays(now: number, count: number): { from: string; to: string } {
  return { from: dayOf(now - count * dayMs), to: dayOf(now - dayMs) };
}
