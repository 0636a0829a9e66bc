import { dayMs } from '#contract/day.ts';

/** How many weeks back "usual" looks (design, "Words and numbers"). */
export const usualWeeks = 8;
/** A range of fewer days would say more than is known. */
const leastDays = 4;

/** From the lowest to the highest; null with fewer than four values. */
export function usualRange(values: readonly number[]): { low: number; high: number } | null {
  if (values.length < leastDays) return null;
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** The same span on the same weekday of each of the last eight weeks, the latest first. Times are epoch ms. */
export function sameHours(part: { startsAt: number; endsAt: number }): { startsAt: number; endsAt: number }[] {
  return Array.from({ length: usualWeeks }, (_, i) => {
    const shift = (i + 1) * 7 * dayMs;
    return { startsAt: part.startsAt - shift, endsAt: part.endsAt - shift };
  });
}
