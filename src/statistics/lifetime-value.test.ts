import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { renewingCustomers, trueShare } from '#testing/statistics/renewing-customers.ts';
import { projectedValue, type RenewalGroup, realisedValue } from './lifetime-value.ts';
import { seededRandom } from './seeded-random.ts';

describe('what a customer has brought', () => {
  it('is all net money over all customers', () => {
    const value = realisedValue([
      { customers: 1, netMinor: 1000 },
      { customers: 1, netMinor: 3000 },
      { customers: 2, netMinor: -400 },
    ])!;
    expect(value.mean).toBe(900);
    expect(value.interval!.low).toBeLessThan(900);
    expect(value.interval!.high).toBeGreaterThan(900);
  });

  it('is nothing without customers', () => expect(realisedValue([])).toBeNull());

  it('has an interval that covers the truth in about 95 of 100 businesses, also from random groups', () => {
    const { numRuns, seed } = propertyRuns({ commit: 200, full: 2000 });
    const random = seededRandom(seed);
    // Amounts of 0 to 2 with a mean of 1, in 100 groups of 20.
    const covered = Array.from({ length: numRuns }, () => {
      const groups = Array.from({ length: 100 }, () => ({
        customers: 20,
        netMinor: Array.from({ length: 20 }, () => 2 * random()).reduce((sum, amount) => sum + amount, 0),
      }));
      const { low, high } = realisedValue(groups)!.interval!;
      return low <= 1 && 1 <= high;
    }).filter(Boolean).length;
    expect(Math.abs(covered / numRuns - 0.95)).toBeLessThan(0.06);
  });
});

describe('what a customer is expected to bring', () => {
  const random = seededRandom(5);
  const most = 5;
  const groups: RenewalGroup[] = renewingCustomers(1500, most, random).map(({ leavesAt, due }) => {
    const paid = Math.min(leavesAt - 1, due);
    return {
      opportunities: Array.from({ length: most }, (_, i) => ({
        due: Number(due > i && leavesAt > i),
        left: Number(due > i && leavesAt === i + 1),
      })),
      paid,
      netMinor: paid * 1000,
    };
  });

  it('is what is realised, and the share that stays at each renewal that is left in the year', () => {
    const value = projectedValue(groups, { realised: 2500, through: 5, weeks: 4, runs: 60 })!;
    const truth = [6, 7, 8, 9, 10, 11, 12].reduce((sum, k) => sum + 1000 * trueShare(k), 2500);
    expect(value.renewalsSeen).toBe(5);
    expect(Math.abs(value.mean - truth) / truth).toBeLessThan(0.05);
    expect(value.interval!.low).toBeLessThan(truth);
    expect(value.interval!.high).toBeGreaterThan(truth);
  });

  it('is what is realised where no renewal is left in the year', () =>
    expect(projectedValue(groups, { realised: 2500, through: 12, weeks: 4, runs: 2 })!.mean).toBe(2500));

  it('is nothing with fewer than four renewals seen', () => {
    const young = groups.map((group) => ({ ...group, opportunities: group.opportunities.slice(0, 3) }));
    expect(projectedValue(young, { realised: 2500, through: 3, weeks: 4, runs: 2 })).toBeNull();
  });
});
