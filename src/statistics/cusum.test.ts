import { describe, expect, it } from 'vitest';
import { addToCusum, cusumIncrement } from './cusum.ts';

/** D. C. Montgomery, "Introduction to Statistical Quality Control", tables 9.1 and 9.2: mean 10, K = 0.5. */
const montgomery = [
  [9.45, 0, 0.05],
  [7.99, 0, 1.56],
  [9.29, 0, 1.77],
  [11.66, 1.16, 0],
  [12.16, 2.82, 0],
  [10.18, 2.5, 0],
  [8.04, 0.04, 1.46],
  [11.46, 1.0, 0],
  [9.2, 0, 0.3],
  [10.34, 0, 0],
  [9.03, 0, 0.47],
  [11.47, 0.97, 0],
  [10.51, 0.98, 0],
  [9.4, 0, 0.1],
  [10.08, 0, 0],
] as const;

describe('a cumulative sum', () => {
  it('has the values of the textbook', () => {
    let [high, low] = [0, 0];
    for (const [value, wantedHigh, wantedLow] of montgomery) {
      high = addToCusum(high, value - 10 - 0.5);
      low = addToCusum(low, 10 - 0.5 - value);
      expect([high, low].map((sum) => sum.toFixed(2))).toEqual([wantedHigh.toFixed(2), wantedLow.toFixed(2)]);
    }
  });

  it('stops at the most it may have', () => expect(addToCusum(5, 3, 6)).toBe(6));
});

describe('an increment', () => {
  // ln(0.6 / 0.95) = -0.459532, ln(1 / 0.57) - ... by hand: value * ln ratio - mean * difference of the shares.
  it.each([
    ['below', 100, 100, 1, -45.95323293784402 + 35],
    ['below', 50, 100, 1, -22.97661646892201 + 35],
    ['below', 50, 100, 4, (-22.97661646892201 + 35) / 4],
    ['above', 100, 100, 1, 45.95323293784402 - (100 / 0.6 - 100 / 0.95)],
    ['above', 200, 100, 1, 91.90646587568804 - (100 / 0.6 - 100 / 0.95)],
    ['above', 2, 0, 1, 0.9190646587568804],
  ] as const)('%s of %d with a mean of %d and a dispersion of %d', (side, value, mean, dispersion, wanted) => {
    expect(cusumIncrement(side, value, { mean, dispersion })).toBeCloseTo(wanted, 9);
  });

  it('is the log likelihood ratio of two Poisson means', () => {
    // R: dpois(3, 6, log = TRUE) - dpois(3, 9.5, log = TRUE), with a usual mean of 10.
    const logPoisson = (count: number, mean: number) => count * Math.log(mean) - mean;
    const wanted = logPoisson(3, 6) - logPoisson(3, 9.5);
    expect(cusumIncrement('below', 3, { mean: 10, dispersion: 1 })).toBeCloseTo(wanted, 12);
  });
});
