import { describe, expect, it } from 'vitest';
import { logBeta, logGamma } from './log-gamma.ts';

describe('the logarithm of the gamma function', () => {
  // From the C library's lgamma.
  it.each([
    [0.1, 2.2527126517342055],
    [0.5, 0.5723649429247004],
    [1, 0],
    [2, 0],
    [3.5, 1.2009736023470738],
    [10, 12.801827480081467],
    [100.25, 360.2845596377643],
  ])('of %d', (x, expected) => expect(logGamma(x)).toBeCloseTo(expected, 11));

  it('of a whole number is that of the factorial before it', () => {
    let factorial = 1;
    for (let n = 1; n <= 20; n += 1) {
      factorial *= n;
      expect(logGamma(n + 1)).toBeCloseTo(Math.log(factorial), 10);
    }
  });
});

describe('the logarithm of the beta function', () => {
  it.each([
    [2, 3, Math.log(1 / 12)],
    [0.668, 3.806, -0.5628010678759976],
  ])('of %d and %d', (a, b, expected) => expect(logBeta(a, b)).toBeCloseTo(expected, 10));
});
