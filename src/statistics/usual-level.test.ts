import { describe, expect, it } from 'vitest';
import { usualDays, usualLevel } from './usual-level.ts';

const days = (valueAt: (i: number) => number) => Array.from({ length: usualDays }, (_, i) => valueAt(i));

describe('the usual level', () => {
  it('is the same for days that are all alike', () => {
    const level = usualLevel(days(() => 40))!;
    expect(level.mean).toBeCloseTo(40, 12);
    expect(level.dispersion).toBe(1);
  });

  it('is that of the weekday, the first of the days, where there is much to tell weekdays apart by', () => {
    const { mean } = usualLevel(days((i) => (i % 7 === 0 ? 2000 : 1000)))!;
    // (8 * 2000 + w * 8000 / 7) / (8 + w), with w = 1 / (8000 / 7 * 0.04).
    expect(mean).toBeCloseTo(1997.6626412154267, 9);
  });

  it('is nearer to that of all days where there is little', () => {
    const { mean } = usualLevel(days((i) => (i % 7 === 0 ? 2 : 1)))!;
    // (8 * 2 + 21.875 * 8 / 7) / (8 + 21.875).
    expect(mean).toBeCloseTo(1.3723849372384938, 12);
  });

  it('has the dispersion of days that swing', () => {
    // Each weekday is 4 times 80 and 4 times 120: squares 56 * 400 over 49, over the mean of 100.
    const { dispersion } = usualLevel(days((i) => (Math.floor(i / 7) % 2 === 0 ? 80 : 120)))!;
    expect(dispersion).toBeCloseTo((56 * 400) / 49 / 100, 12);
  });

  it.each([
    ['fewer than eight weeks', Array(usualDays - 1).fill(5)],
    ['more than eight weeks', Array(usualDays + 1).fill(5)],
    ['days that come to less than nothing', days(() => -5)],
    ['days that cancel each other out', days((i) => (i % 2 === 0 ? 5 : -5))],
    ['no days', []],
  ])('is not known of %s', (_what, values) => expect(usualLevel(values)).toBeNull());

  it('of nothing is nothing', () => expect(usualLevel(days(() => 0))).toEqual({ mean: 0, dispersion: 1 }));
});
