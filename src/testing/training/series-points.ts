import type { SeriesPoint } from '#training/progress/series-points.ts';
import { dayAfter } from '#training/training-day.ts';

const firstDay = '2026-09-07';

/** The day of a session of somebody who trains four times a week, every other day. */
export const everyOtherDay = (index: number): string => dayAfter(firstDay, 7 * Math.floor(index / 4) + 2 * (index % 4));

/** A series with these scores; the first four sessions are warm-up, unless another number is given. */
export function pointsOf(
  scores: readonly number[],
  dayOf: (index: number) => string = everyOtherDay,
  warmUps = 4,
): SeriesPoint[] {
  return scores.map((score, i) => ({ number: i + 1, day: dayOf(i), score, se: null, isWarmUp: i < warmUps }));
}
