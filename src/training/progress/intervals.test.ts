import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { normal, shareOf, simulate } from '#testing/training/simulated-person.ts';
import type { Random } from '#training/run/random.ts';
import {
  groupedInterval,
  type Interval,
  meanDifference,
  medianInterval,
  quartilesOf,
  wilsonInterval,
} from './intervals.ts';

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, table I.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of the share %i of %i is the published one', (count, of, low, high) => {
  const interval = wilsonInterval(count, of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

describe('worries of the same evening', () => {
  it('tell as much as each on its own where evenings differ no more than chance', () => {
    const groups = [4, 4, 4].map((of) => ({ of, count: 2 }));
    expect(groupedInterval(groups)).toEqual(wilsonInterval(6, 12));
  });

  it('tell less where all of an evening are alike', () => {
    const groups = [
      { of: 2, count: 2 },
      { of: 2, count: 0 },
      { of: 2, count: 1 },
      { of: 2, count: 1 },
    ];
    // The squares are 2, by chance they would be 2, times 4/3: eight worries carry the information of six.
    const interval = groupedInterval(groups);
    expect(interval.low).toBeCloseTo(0.1876, 4);
    expect(interval.high).toBeCloseTo(0.8124, 4);
  });

  it.each([0, 3])('have a width where %i of 3 mattered no more each time', (count) => {
    expect(groupedInterval([1, 2].map(() => ({ of: 3, count })))).toEqual(wilsonInterval(2 * count, 6));
  });
});

describe('the median', () => {
  it('has the quartiles around it, between two values where they lie there', () => {
    expect(quartilesOf([5, 1, 4, 2, 3])).toEqual([2, 3, 4]);
    expect(quartilesOf([1, 2, 3, 4])).toEqual([1.75, 2.5, 3.25]);
  });

  it('has an interval between the values at its sides, by hand for six and for twenty', () => {
    const upTo = (n: number) => Array.from({ length: n }, (_, i) => n - i);
    // Places 1 and 2 from the ends hold it in 31/32 and 25/32: (6 − 1)·0.1 / (1 + 4·0.1).
    expect(medianInterval(upTo(6)).low).toBeCloseTo(1 + 5 / 14, 10);
    expect(medianInterval(upTo(6)).high).toBeCloseTo(6 - 5 / 14, 10);
    // Places 6 and 7: 1 − 43,400/2²⁰ and 1 − 120,920/2²⁰.
    expect(medianInterval(upTo(20)).low).toBeCloseTo(6.2352, 3);
    expect(medianInterval(upTo(20)).high).toBeCloseTo(14.7648, 3);
  });
});

describe('a mean difference', () => {
  it('has the interval of the t table', () => {
    const { mean, low, high } = meanDifference([-3, -2, -2, -1, -1, -1, 0, -2]);
    expect(mean).toBe(-1.5);
    // 2.3646 · √(6/7/8), with t for 7 degrees of freedom.
    expect(high - mean).toBeCloseTo(0.774, 3);
    expect(mean - low).toBeCloseTo(0.774, 3);
  });

  it('is not exact where each answer is the same whole number, for they were rounded', () => {
    const { low, high } = meanDifference(Array.from({ length: 8 }, () => -1));
    expect(low).toBeCloseTo(-1 - 2.3646 * Math.sqrt(1 / 6 / 8), 3);
    expect(high).toBeCloseTo(-1 + 2.3646 * Math.sqrt(1 / 6 / 8), 3);
  });
});

/** The median duration in logs of the guess, calculated independently of this test. */
const longTailMedian = 0.50406;

/** How often an interval contains the true value of a simulated person. */
const coverage = (name: string, one: (random: Random) => { interval: Interval; truth: number }) =>
  shareOf(
    simulate(propertyRuns({ commit: 3000, full: 60_000 }), name, (random) => {
      const { interval, truth } = one(random);
      return interval.low <= truth && truth <= interval.high;
    }),
  );
const many = <Item>(count: number, one: () => Item): Item[] => Array.from({ length: count }, one);
const countOf = (of: number, share: number, random: Random) => many(of, random).filter((at) => at < share).length;
const between = (low: number, high: number, random: Random) => low + Math.floor(random() * (high - low + 1));

describe('in 92 to 98 of 100 people the interval holds the truth', () => {
  it.each([6, 10, 20, 30])('of the share of %i plans, whatever it is', (of) => {
    const covered = coverage(`share ${of}`, (random) => {
      const truth = random();
      return { interval: wilsonInterval(countOf(of, truth, random), of), truth };
    });
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.98);
  });

  it.each([
    ['alike', 0.5],
    ['not alike', 0],
  ])('of the share of worries that are %s within an evening', (_, likeness) => {
    const covered = coverage(`worries ${likeness}`, (random) => {
      const truth = 0.2 + 0.6 * random();
      const groups = many(between(8, 30, random), () => {
        const ofEvening = random() < likeness ? Number(random() < truth) : truth;
        const of = between(1, 4, random);
        return { of, count: countOf(of, ofEvening, random) };
      });
      return { interval: groupedInterval(groups), truth };
    });
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.98);
  });

  it.each([8, 9, 13, 20])('of the median of %i guesses, also with a few that took very long', (n) => {
    const covered = coverage(`median ${n}`, (random) => {
      const takes = () => 0.4 + 0.5 * normal(random) + (random() < 0.2 ? 1.5 * random() : 0);
      return { interval: medianInterval(many(n, takes)), truth: longTailMedian };
    });
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.98);
  });

  it.each([8, 15, 30])('of the mean difference of %i times two whole answers', (n) => {
    const answer = (value: number) => Math.min(10, Math.max(0, Math.round(value)));
    const covered = coverage(`difference ${n}`, (random) => {
      const differences = many(n, () => {
        const before = answer(6 + 1.5 * normal(random));
        return answer(before - 1.5 + 1.2 * normal(random)) - before;
      });
      return { interval: meanDifference(differences), truth: -1.5 };
    });
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.98);
  });
});
