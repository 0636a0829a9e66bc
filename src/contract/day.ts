/** The length of a day in UTC, which has no summer time. */
export const dayMs = 86_400_000;

/** The day in UTC, like 2030-01-31, of a moment (epoch ms). */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Epoch ms at which a day begins; null when the calendar has no such day. The first one is in 1970. */
export function dayStart(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines turn 30 February into 2 March instead of refusing it.
  return Number.isNaN(at) || at < 0 || dayOf(at) !== text ? null : at;
}

/** The last days up to the one of `now` (epoch ms), which is not over yet and is one of them. */
export function latestDays(now: number, count: number): { from: string; to: string } {
  return { from: dayOf(now - (count - 1) * dayMs), to: dayOf(now) };
}
