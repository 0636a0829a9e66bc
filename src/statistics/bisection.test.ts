import { describe, expect, it } from 'vitest';
import { bisect } from './bisection.ts';

describe('bisection', () => {
  it('finds where a rising function crosses zero', () =>
    expect(bisect((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 14));
  it('finds where a falling function crosses zero', () => expect(bisect((x) => 3 - x, 0, 10)).toBeCloseTo(3, 14));
  it('takes an end that is zero', () => expect(bisect((x) => x, 0, 1)).toBe(0));
  it('takes the nearer end of a function that does not cross', () => {
    expect(bisect((x) => x + 1, 0, 2)).toBe(0);
    expect(bisect((x) => -1 / x, 1, 8)).toBe(8);
  });
  it('is no better than its steps', () => expect(bisect((x) => x - 0.3, 0, 1, 1)).toBe(0.25));
});
