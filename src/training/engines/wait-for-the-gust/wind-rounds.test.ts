import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { windRounds } from './wind-rounds.ts';

const runs = propertyRuns({ commit: 50, full: 2000 });
const everySequence = (check: (rounds: ReturnType<typeof windRounds>) => void) =>
  fc.assert(
    fc.property(fc.string(), (seed) => void check(windRounds(seed, 0, 144))),
    runs,
  );

describe('the winds of Wait for the gust', () => {
  it('a quarter are gusts', () => {
    everySequence((rounds) => expect(rounds.filter(({ wind }) => wind === 'gust')).toHaveLength(36));
  });

  it('a fair wind comes before every gust, also before the first', () => {
    everySequence((rounds) => {
      for (const [i, { wind }] of rounds.entries()) {
        if (wind === 'gust') expect(rounds[i - 1]?.wind).toBe('fair');
      }
    });
  });

  it('practice has a gust between two fair winds', () => {
    expect(
      windRounds('a', 3, 12)
        .map(({ wind }) => wind)
        .slice(0, 4),
    ).toEqual(['fair', 'gust', 'fair', 'fair']);
  });

  it('the pauses vary by at most 100 ms', () => {
    everySequence((rounds) => {
      expect(Math.max(...rounds.map(({ jitterMs }) => Math.abs(jitterMs)))).toBeLessThanOrEqual(100);
      expect(new Set(rounds.map(({ jitterMs }) => jitterMs)).size).toBeGreaterThan(100);
    });
  });
});
