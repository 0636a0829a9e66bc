import { daysBetween } from '#training/training-day.ts';
import { firstNoise, noiseName } from './noise-table.ts';
import type { Series } from './series-points.ts';
import { exerciseRule } from './verdict.ts';

/** A series as given to us: without date and device, so that nothing connects it with another one. */
export interface GivenSeries {
  /** From `noiseName`. */
  name: string;
  /** Days since the first session, one for each score. */
  days: number[];
  scores: number[];
}

/** Limits of the sessions in a series, and of the series in a gift. */
export const giftLimits = { fewestSessions: exerciseRule.fewest, mostSessions: 600, mostSeries: 24 } as const;

/** The valid names of given series. */
export const giftNames: readonly string[] = Object.keys(firstNoise);

/**
 * The series to give: those that are long enough to show ups and downs. Scores are rounded to hundredths, which is far
 * finer than their precision.
 */
export function giftOf(series: readonly Series[]): GivenSeries[] {
  return series
    .map(({ exercise, variant, points }) => {
      const first = points.slice(0, giftLimits.mostSessions);
      return {
        name: noiseName(exercise, variant),
        days: first.map(({ day }) => daysBetween(first[0]!.day, day)),
        scores: first.map(({ score }) => Math.round(score * 100) / 100),
      };
    })
    .filter(({ name, days }) => giftNames.includes(name) && days.length >= giftLimits.fewestSessions)
    .slice(0, giftLimits.mostSeries);
}

/** The fault of received series; null without one. */
export function giftFault(series: readonly GivenSeries[]): string | null {
  for (const { name, days, scores } of series) {
    if (!giftNames.includes(name)) return 'A name that no series has.';
    if (days.length !== scores.length) return 'Not one day for each score.';
    if (days[0] !== 0 || days.some((day, i) => i > 0 && day <= days[i - 1]!)) {
      return 'Days that do not rise from the first session on.';
    }
  }
  return null;
}
