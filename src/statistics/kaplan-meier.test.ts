import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { opportunitiesOf, renewingCustomers, stillThere, trueShare } from '#testing/statistics/renewing-customers.ts';
import { kaplanMeier } from './kaplan-meier.ts';
import { seededRandom } from './seeded-random.ts';

const { numRuns, seed } = propertyRuns({ commit: 200, full: 2000 });
const random = seededRandom(seed);
/** Businesses with 300 customers each, who came one to six renewals ago. */
const businesses = Array.from({ length: numRuns }, () => renewingCustomers(300, 6, random));
const renewal = 3;
const truth = trueShare(renewal);
const seen = businesses.map((customers) => kaplanMeier(opportunitiesOf(customers, 6))[renewal - 1]!);
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('survival over renewals', () => {
  it('is the product of the shares that stayed, with Greenwood’s variance and a log-log interval', () => {
    const opportunities = [
      { due: 100, left: 20 },
      { due: 40, left: 10 },
    ];
    const [first, second] = kaplanMeier(opportunities);
    expect(first!.share).toBeCloseTo(0.8, 12);
    expect(second!.share).toBeCloseTo(0.6, 12);
    // σ² = 20 / (100 · 80) + 10 / (40 · 30); the interval was made apart from this code.
    expect(second!.interval!.low).toBeCloseTo(0.466933, 6);
    expect(second!.interval!.high).toBeCloseTo(0.709895, 6);
  });

  it('has no interval where nobody or everybody left', () => {
    expect(kaplanMeier([{ due: 10, left: 0 }])).toEqual([{ share: 1, interval: null }]);
    expect(kaplanMeier([{ due: 10, left: 10 }])).toEqual([{ share: 0, interval: null }]);
  });

  it('ends at the first renewal for which nobody was due', () => {
    const opportunities = [
      { due: 10, left: 5 },
      { due: 0, left: 0 },
      { due: 5, left: 1 },
    ];
    expect(kaplanMeier(opportunities)).toHaveLength(1);
  });

  it('covers the truth in about 95 of 100 businesses with 300 customers', () => {
    const covered = seen.filter(({ interval }) => interval!.low <= truth && truth <= interval!.high);
    // Four standard errors of as many runs.
    expect(Math.abs(covered.length / numRuns - 0.95)).toBeLessThan(4 * Math.sqrt((0.95 * 0.05) / numRuns));
  });

  it('is right where “still subscribed of all who ever were” is visibly wrong', () => {
    expect(truth).toBeCloseTo(0.343, 3);
    expect(Math.abs(meanOf(seen.map(({ share }) => share)) - truth)).toBeLessThan(0.01);
    expect(meanOf(businesses.map((customers) => stillThere(customers, renewal)))).toBeGreaterThan(truth + 0.05);
  });
});
