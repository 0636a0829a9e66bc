import { expect, test } from 'vitest';
import { meanOf, normal, simulate } from '#testing/training/simulated-person.ts';
import type { Random } from '#training/run/random.ts';
import { sessionNoiseOf } from './noise-table.ts';

const spreadOf = (scores: readonly number[]) => Math.sqrt(meanOf(scores.map((score) => (score - meanOf(scores)) ** 2)));

/** The score of somebody whose single presses take 1 / 4 s, give or take .7 a second, in three minutes of Still air. */
function stillAir(random: Random): number {
  const speeds: number[] = [];
  for (let seconds = 0; seconds < 180; seconds += 1 + 3 * random() + 1 / speeds.at(-1)!) {
    speeds.push(Math.max(1, 4 + 0.7 * normal(random)));
  }
  return meanOf(speeds);
}

/** The score of somebody who answers every 2.7 s, give or take 1 s, nine of ten right, in 90 s of Same or not. */
function sameOrNot(random: Random): number {
  let right = 0;
  for (let seconds = 0; ; ) {
    seconds += Math.max(0.5, 2.7 + normal(random));
    if (seconds > 90) return right / 1.5;
    if (random() < 0.9) right++;
  }
}

test.each([
  ['still-air', stillAir],
  ['same-or-not', sameOrNot],
] as const)('a session of %s is as exact as the first values say, within a fifth', (measured, score) => {
  const spread = spreadOf(simulate({ numRuns: 600, seed: 11 }, measured, score));
  expect(spread / sessionNoiseOf(measured)).toBeGreaterThan(0.8);
  expect(spread / sessionNoiseOf(measured)).toBeLessThan(1.2);
});
