import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('the interval of a share', () => {
  // The first two stand on the drawing of the page; all were made apart from this code.
  it.each([
    [488, 875, 0.5246250510228774, 0.5902989764980029],
    [74, 153, 0.4058505118067553, 0.562270162168127],
    [0, 30, 0, 0.11351339317396876],
    [30, 30, 0.8864866068260312, 1],
  ])('of %d of %d', (part, all, low, high) => {
    const interval = wilsonInterval(part, all)!;
    expect(interval.low).toBeCloseTo(low, 12);
    expect(interval.high).toBeCloseTo(high, 12);
  });

  it('is nothing without anybody', () => expect(wilsonInterval(0, 0)).toBeNull());
});
