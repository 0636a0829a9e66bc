import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { opportunitiesOf, renewingCustomers, trueShare } from '#testing/statistics/renewing-customers.ts';
import type { Opportunity } from './kaplan-meier.ts';
import { seededRandom } from './seeded-random.ts';
import { fitSpread, logLikelihood, stayingShare } from './shifted-beta-geometric.ts';

/** The customers of Fader and Hardie (2007), of 1,000 each, still there after 0 to 12 years. */
const highEnd = [1000, 869, 743, 653, 593, 551, 517, 491, 468, 445, 427, 409, 394];
const regular = [1000, 631, 468, 382, 326, 289, 262, 241, 223, 207, 194, 183, 173];
const firstYears = (there: readonly number[], years: number): Opportunity[] =>
  there.slice(0, years).map((due, i) => ({ due, left: due - there[i + 1]! }));

describe('the shifted beta-geometric', () => {
  it.each([
    ['high end', highEnd, 0.668, 3.806, -1611.2],
    ['regular', regular, 0.704, 1.182, -1680.3],
  ])('fits the published example %s', (_name, there, alpha, beta, likelihood) => {
    const fitted = fitSpread(firstYears(there, 7))!;
    expect(fitted.alpha).toBeCloseTo(alpha, 3);
    expect(fitted.beta).toBeCloseTo(beta, 3);
    expect(logLikelihood(fitted, firstYears(there, 7))).toBeCloseTo(likelihood, 1);
  });

  it('projects the years of that example that it has not seen', () => {
    const fitted = fitSpread(firstYears(highEnd, 7))!;
    // The paper's own projection of year 12 is .381 where .394 were there.
    expect(Math.abs(stayingShare(fitted, 12) - highEnd[12]! / 1000)).toBeLessThan(0.02);
  });

  it('is the most likely: no spread beside it is more so', () => {
    const seen = firstYears(regular, 7);
    const fitted = fitSpread(seen)!;
    for (const [byAlpha, byBeta] of [
      [1.01, 1],
      [0.99, 1],
      [1, 1.01],
      [1, 0.99],
    ] as const) {
      const beside = { alpha: fitted.alpha * byAlpha, beta: fitted.beta * byBeta };
      expect(logLikelihood(beside, seen)).toBeLessThan(logLikelihood(fitted, seen));
    }
  });

  it('is nothing with fewer than four renewals, or where nobody or everybody left', () => {
    expect(fitSpread(firstYears(highEnd, 3))).toBeNull();
    expect(fitSpread(Array.from({ length: 4 }, () => ({ due: 10, left: 0 })))).toBeNull();
    expect(fitSpread(Array.from({ length: 4 }, () => ({ due: 10, left: 10 })))).toBeNull();
  });

  it('tells from four renewals who is there after twelve, where a constant share that leaves does not', () => {
    const { numRuns, seed } = propertyRuns({ commit: 40, full: 400 });
    const random = seededRandom(seed);
    const businesses = Array.from({ length: numRuns }, () => opportunitiesOf(renewingCustomers(600, 4, random), 4));
    const projected = businesses.map((seen) => stayingShare(fitSpread(seen)!, 12)).sort((a, b) => a - b);
    const constant = businesses.map((seen) => {
      const left = seen.reduce((sum, one) => sum + one.left, 0);
      const due = seen.reduce((sum, one) => sum + one.due, 0);
      return (1 - left / due) ** 12;
    });
    expect(trueShare(12)).toBeCloseTo(0.101, 3);
    expect(Math.abs(projected[Math.floor(numRuns / 2)]! - trueShare(12))).toBeLessThan(0.02);
    expect(Math.max(...constant)).toBeLessThan(0.04);
  });
});
