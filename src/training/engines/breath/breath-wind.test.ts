import { expect, it } from 'vitest';
import { windAt } from './breath-wind.ts';

it('rises in pitch and loudness with the breath, and falls with it', () => {
  const heights = [0, 0.25, 0.5, 0.75, 1].map(windAt);
  for (const [index, { hertz, gain }] of heights.slice(1).entries()) {
    expect(hertz).toBeGreaterThan(heights[index]!.hertz);
    expect(gain).toBeGreaterThan(heights[index]!.gain);
  }
});

it('goes up by the same ratio for the same part of a breath', () => {
  const ratio = (from: number, to: number) => windAt(to).hertz / windAt(from).hertz;
  expect(ratio(0, 0.5)).toBeCloseTo(ratio(0.5, 1), 6);
});

it('stays within its bounds when a frame comes late', () => {
  expect(windAt(1.2)).toEqual(windAt(1));
  expect(windAt(-0.2)).toEqual(windAt(0));
});
