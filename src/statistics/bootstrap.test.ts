import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from './bootstrap.ts';
import { seededRandom } from './seeded-random.ts';

const meanOf = (values: readonly number[]) => (drawn: readonly number[]) =>
  values.reduce((sum, value, i) => sum + value * drawn[i]!, 0) / values.length;

describe('the bootstrap interval', () => {
  const random = seededRandom(1);
  const values = Array.from({ length: 400 }, () => random());

  it('of a mean is that of the normal approximation, for many parts', () => {
    const interval = bootstrapInterval(400, meanOf(values), { runs: 4000, random: seededRandom(7) })!;
    const mean = values.reduce((sum, value) => sum + value, 0) / 400;
    const half = (1.96 * Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0))) / 400;
    expect(interval.low).toBeCloseTo(mean - half, 2);
    expect(interval.high).toBeCloseTo(mean + half, 2);
  });

  it('is the same for the same seed', () => {
    const once = () => bootstrapInterval(400, meanOf(values), { runs: 50, random: seededRandom(7) });
    expect(once()).toEqual(once());
    expect(once()).not.toEqual(bootstrapInterval(400, meanOf(values), { runs: 50, random: seededRandom(8) }));
  });

  it('draws as many parts as there are', () => {
    const sums: number[] = [];
    bootstrapInterval(
      5,
      (drawn) => {
        sums.push(drawn.reduce((sum, times) => sum + times, 0));
        return 1;
      },
      { runs: 20, random: seededRandom(3) },
    );
    expect(new Set(sums)).toEqual(new Set([5]));
  });

  it('leaves out draws that have no figure', () => {
    expect(bootstrapInterval(3, () => null, { runs: 9, random: seededRandom(1) })).toBeNull();
    expect(bootstrapInterval(0, () => 1, { runs: 9, random: seededRandom(1) })).toBeNull();
  });
});

describe('seeded random numbers', () => {
  it('lie evenly between 0 and 1', () => {
    const random = seededRandom(42);
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i += 1) tenths[Math.floor(random() * 10)]! += 1;
    expect(Math.min(...tenths)).toBeGreaterThan(900);
    expect(Math.max(...tenths)).toBeLessThan(1100);
  });
});
