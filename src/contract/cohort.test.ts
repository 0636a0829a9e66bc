import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { type CohortWeights, drawCohort } from './cohort.ts';

describe("the first visit's draw", () => {
  it('the draw of a cohort splits the range by weight', () => {
    const weights = { A: 1, B: 1, C: 2 } as CohortWeights;
    expect([0, 0.24, 0.25, 0.49, 0.5, 0.99].map((random) => drawCohort(weights, random))).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'C',
    ]);
  });

  it('a cohort of weight 0 is never drawn', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(drawCohort({ A: 1, B: 0, C: 3 } as CohortWeights, random)).not.toBe('B');
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });

  it('cohort A is drawn when no cohort has a weight', () => {
    expect(drawCohort({ A: 0, B: 0, C: 0 } as CohortWeights, 0.5)).toBe('A');
  });
});
