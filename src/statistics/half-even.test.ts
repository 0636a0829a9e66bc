import { describe, expect, it } from 'vitest';
import { divideHalfEven } from './half-even.ts';

describe('rounding halves to even', () => {
  it.each([
    [5n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [26n, 10n, 3n],
    [24n, 10n, 2n],
    [-5n, 10n, 0n],
    [-15n, 10n, -2n],
    [-25n, 10n, -2n],
    [-26n, 10n, -3n],
    [-30n, 10n, -3n],
    [9_007_199_254_740_993n * 2n + 1n, 2n, 9_007_199_254_740_994n],
  ])('%s / %s is %s', (over, under, expected) => expect(divideHalfEven(over, under)).toBe(expected));
});
