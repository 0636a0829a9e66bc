import type { Level } from './cusum.ts';

/** The number of weeks that define the usual level. */
const usualWeeks = 8;
export const usualDays = usualWeeks * 7;

/** How much the weekdays of one business differ, as a share of the mean day (standard deviation). */
const weekdaySpread = 0.2;
/** A count of independent people varies by its mean; a sum of money at least by its smallest unit. */
const leastDispersion = 1;

/**
 * The usual level of a day, by the eight weeks before it, the oldest day first. The mean is that of the same weekday.
 * It is drawn the more to the mean of all days, the fewer values there are to tell weekdays apart (empirical Bayes; B.
 * Efron and C. Morris, "Data Analysis Using Stein's Estimator", JASA 70, 1975). The dispersion is Pearson's, over the
 * weekdays' means. Null with fewer days, and when they add up to less than 0.
 */
export function usualLevel(days: readonly number[]): Level | null {
  const overall = meanOf(days);
  if (days.length !== usualDays || overall < 0) return null;
  if (overall === 0) return days.every((value) => value === 0) ? { mean: 0, dispersion: leastDispersion } : null;
  const weekdays = Array.from({ length: 7 }, (_, weekday) => days.filter((_day, i) => i % 7 === weekday));
  const squares = weekdays.map((own) => {
    const mean = meanOf(own);
    return own.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  });
  const variance = squares.reduce((sum, square) => sum + square, 0) / (usualDays - weekdays.length);
  const dispersion = Math.max(leastDispersion, variance / overall);
  const weight = dispersion / (overall * weekdaySpread ** 2);
  const mean = (meanOf(weekdays[0]!) * usualWeeks + overall * weight) / (usualWeeks + weight);
  return mean < 0 ? null : { mean, dispersion };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
