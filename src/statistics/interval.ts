import { normalQuantile } from './normal-quantile.ts';

/** From and to; both included. */
export interface Interval {
  low: number;
  high: number;
}

/** For an interval that covers the truth in 95 of 100 cases: 1.959964. */
export const usualZ = normalQuantile(0.975);
