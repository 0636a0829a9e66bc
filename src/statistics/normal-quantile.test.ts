import { describe, expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile.ts';

describe('the quantile of the normal distribution', () => {
  // The first two are checks of the published algorithm, the others from Python's statistics module.
  it.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.2623400897984],
    [0.5, 0],
    [0.975, 1.9599639845400536],
    [0.98, 2.053748910631822],
    [0.995, 2.5758293035489],
    [0.0001, -3.71901648545568],
    [1e-10, -6.361340902404056],
    [0.3, -0.5244005127080407],
  ])('at %d', (p, expected) => expect(normalQuantile(p)).toBeCloseTo(expected, 9));

  it('is infinite at the ends, and nothing beyond them', () => {
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(normalQuantile(1.5)).toBeNaN();
  });
});
