import { quantileOfT } from '#training/engines/guess-then-look/guess.ts';

/** The ends of a 95 % interval. */
export interface Interval {
  low: number;
  high: number;
}

/** The standard normal distribution's quantile for .975. */
const z = 1.959964;
const level = 0.95;

/**
 * The interval of a share (E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal
 * of the American Statistical Association 22, 1927). It has a width even where all or none were counted.
 * @param of how many; above 0. It may be broken, where some of them say the same.
 */
export function wilsonInterval(count: number, of: number): Interval {
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/** A group of observations of one occasion, and how many of them were counted. */
export interface Group {
  of: number;
  count: number;
}

/**
 * Wilson's interval for clustered observations. Those of one occasion resemble each other, so their number is divided
 * by the ratio of the observed variance between occasions to that expected by chance (J. N. K. Rao and A. J. Scott, A
 * simple method for the analysis of clustered binary data, Biometrics 48, 1992).
 */
export function groupedInterval(groups: readonly Group[]): Interval {
  const of = sumOf(groups.map((group) => group.of));
  const share = sumOf(groups.map(({ count }) => count)) / of;
  const squares = sumOf(groups.map((group) => (group.count - share * group.of) ** 2));
  const chance = of * share * (1 - share);
  const excess = chance === 0 || groups.length < 2 ? 1 : (squares / chance) * (groups.length / (groups.length - 1));
  const alone = of / Math.max(1, excess);
  return wilsonInterval(share * alone, alone);
}

/** The quartiles and the median, interpolated between the two nearest values. */
export function quartilesOf(values: readonly number[]): [low: number, median: number, high: number] {
  const sorted = inOrder(values);
  const at = (share: number) => valueAt(sorted, 1 + share * (sorted.length - 1));
  return [at(0.25), at(0.5), at(0.75)];
}

/**
 * The interval of the median, without assuming a distribution of the values. Order statistics give either a little more
 * or too little coverage, so its ends are interpolated between the two (T. P. Hettmansperger and S. J. Sheather,
 * Confidence intervals based on interpolated order statistics, Statistics & Probability Letters 4, 1986).
 * @param values at least six; fewer give too little coverage
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = inOrder(values);
  const n = sorted.length;
  let place = 1;
  while (place + 1 <= n / 2 && holdsMedian(n, place + 1) >= level) place++;
  const [outer, inner] = [holdsMedian(n, place), holdsMedian(n, place + 1)];
  const excess = Math.max(0, outer - level) / (outer - inner);
  const step = ((n - place) * excess) / (place + (n - 2 * place) * excess);
  return { low: valueAt(sorted, place + step), high: valueAt(sorted, n + 1 - place - step) };
}

/**
 * The probability that the median lies between the values at a place from both ends: 1 − 2·P(fewer than `place` below
 * it).
 */
function holdsMedian(n: number, place: number): number {
  let ways = 1;
  let below = 0;
  for (let k = 0; k < place; k++) {
    below += ways;
    ways = (ways * (n - k)) / (k + 1);
  }
  return 1 - (2 * below) / 2 ** n;
}

/** The smallest variance of a difference of two whole answers: rounding gives each of them a variance of 1/12. */
const roundingVariance = 2 / 12;

/**
 * The mean of differences between two whole answers, with its interval by Student's t.
 * @param differences at least eight, see `quantileOfT`
 */
export function meanDifference(differences: readonly number[]): Interval & { mean: number } {
  const n = differences.length;
  const mean = sumOf(differences) / n;
  const variance = sumOf(differences.map((difference) => (difference - mean) ** 2)) / (n - 1);
  const half = quantileOfT(n - 1) * Math.sqrt(Math.max(variance, roundingVariance) / n);
  return { mean, low: mean - half, high: mean + half };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** @param place from 1; a fraction lies between two values */
function valueAt(sorted: readonly number[], place: number): number {
  const below = sorted[Math.floor(place) - 1]!;
  const above = sorted[Math.ceil(place) - 1]!;
  return below + (place - Math.floor(place)) * (above - below);
}
