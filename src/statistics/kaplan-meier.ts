import { type Interval, usualZ } from './interval.ts';

/** One renewal: how many customers were due, and how many of them did not pay. */
export interface Opportunity {
  due: number;
  left: number;
}

export interface Survival {
  /** Share of the customers who are still there after this renewal. */
  share: number;
  /** 95 %; null where nobody or everybody has left, so that nothing is known of the spread. */
  interval: Interval | null;
}

/**
 * The share of customers who stay beyond each renewal, from customers who have come due a different number of times
 * (E. L. Kaplan and P. Meier, JASA 53, 1958): S = Π (1 − d/n). The variance is M. Greenwood's, Σ d / (n (n − d)) (1926);
 * the interval S^exp(±z σ / |ln S|) is the log-log one of J. D. Kalbfleisch and R. L. Prentice (1980), which stays
 * between 0 and 1. Ends before the first renewal for which nobody was due.
 */
export function kaplanMeier(opportunities: readonly Opportunity[], z = usualZ): Survival[] {
  const survivals: Survival[] = [];
  let share = 1;
  let variance = 0;
  for (const { due, left } of opportunities) {
    if (due === 0) break;
    share *= 1 - left / due;
    variance += left / (due * (due - left));
    survivals.push({ share, interval: logLogInterval(share, variance, z) });
  }
  return survivals;
}

function logLogInterval(share: number, variance: number, z: number): Interval | null {
  if (share <= 0 || share >= 1) return null;
  const spread = (z * Math.sqrt(variance)) / Math.abs(Math.log(share));
  return { low: share ** Math.exp(spread), high: share ** Math.exp(-spread) };
}
