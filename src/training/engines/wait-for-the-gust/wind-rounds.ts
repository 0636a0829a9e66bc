import { randomOf, shuffled } from '#training/run/random.ts';

export type Wind = 'fair' | 'gust';

/** Three of every twelve winds are gusts, never two in a row. */
const winds: readonly Wind[] = Array.from({ length: 12 }, (_, i) => (i < 3 ? 'gust' : 'fair'));

export interface WindRound {
  wind: Wind;
  /** The difference of the pause after it from the usual one; ms, may be negative. */
  jitterMs: number;
}

const mostJitterMs = 100;

/**
 * The winds of a run (training.md § 3.1): a quarter are gusts, with at least one fair wind before each. In practice
 * every second one is a gust, so that the person meets one.
 * @param practice rounds that come before the others
 */
export function windRounds(seed: string, practice: number, count: number): WindRound[] {
  const random = randomOf(seed, 'winds');
  const practised = Array.from({ length: practice }, (_, i): Wind => (i % 2 === 0 ? 'fair' : 'gust'));
  const chosen: Wind[] = [];
  while (chosen.length < count) {
    const more = [...chosen, ...shuffled(winds, random)];
    if (more.every((wind, i) => wind === 'fair' || more[i - 1] === 'fair')) chosen.push(...more.slice(-winds.length));
  }
  return [...practised, ...chosen.slice(0, count)].map((wind) => ({
    wind,
    jitterMs: (2 * random() - 1) * mostJitterMs,
  }));
}
