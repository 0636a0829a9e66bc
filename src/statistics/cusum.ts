/**
 * Page's cumulative sum: it grows by each increment, never falls below 0, and stops at `most`, so that it comes back
 * soon after a change has passed (E. S. Page, "Continuous Inspection Schemes", Biometrika 41, 1954).
 */
export function addToCusum(before: number, increment: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.max(0, before + increment));
}

export type Side = 'below' | 'above';

/**
 * As shares of the usual mean: up to `none` there is no change, which leaves room for the uncertainty of the mean, and
 * `change` is a change that matters. `below` is the alarm on a drop of conversion; `above` is its mirror image.
 */
const shares = {
  below: { none: 0.95, change: 0.6 },
  above: { none: 1 / 0.95, change: 1 / 0.6 },
} as const satisfies Record<Side, { none: number; change: number }>;

/** The usual level of a day or a part of it. */
export interface Level {
  mean: number;
  /** Variance over mean, in the unit of the mean: 1 for independent counts. */
  dispersion: number;
}

/**
 * How much a value speaks for a change: the log likelihood ratio of a Poisson variable (J. M. Lucas, "Counted Data
 * CUSUM's", Technometrics 27, 1985) over the dispersion, as in quasi-likelihood, so that it also holds for counts that
 * swing from day to day and for sums of money.
 */
export function cusumIncrement(side: Side, value: number, { mean, dispersion }: Level): number {
  const { none, change } = shares[side];
  return (value * Math.log(change / none) - mean * (change - none)) / dispersion;
}
