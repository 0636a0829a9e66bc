import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { isMostlyVoid, isPlayed, mostRounds, type RunSetup, roundsToPlay } from './task.ts';
import type { Trial } from './trial.ts';

const played = (rounds: number, trials: readonly boolean[]) => ({
  setup: { rounds } as RunSetup,
  trials: trials.map((isVoid) => ({ voided: isVoid ? 'away' : null }) as Trial),
});
const times = (count: number, isVoid: boolean) => Array.from({ length: count }, () => isVoid);

test.each([
  [22, 0, 22],
  [22, 1, 23],
  [22, 4, 26],
  [22, 5, 26],
  [22, 26, 26],
  [10, 2, 12],
  [4, 1, 4],
])('of %d rounds with %d void ones, %d are played', (rounds, voided, expected) => {
  expect(roundsToPlay(played(rounds, times(voided, true)))).toBe(expected);
});

test.each([
  [22, 4, false],
  [22, 5, true],
  [10, 2, false],
  [10, 3, true],
])('a run of %d rounds with %d void ones is practice only: %s', (rounds, voided, expected) => {
  expect(isMostlyVoid(played(rounds, times(voided, true)))).toBe(expected);
});

test.each([
  [10, 2, false],
  [10, 3, true],
  [20, 3, false],
  [4, 1, true],
])(
  'a yardstick that lasted %d counted rounds, with %d void ones, is practice only: %s',
  (counted, voided, expected) => {
    const { trials } = played(counted, [...times(counted, false), ...times(voided, true)]);
    expect(isMostlyVoid({ setup: { rounds: 2, lastsMs: 90_000 } as RunSetup, trials })).toBe(expected);
  },
);

test.each([
  [22, 26],
  [10, 12],
  [4, 4],
])('of %d rounds at most %d are played', (rounds, most) => {
  expect(mostRounds({ rounds } as RunSetup)).toBe(most);
});

/** Chosen so that some runs have few void rounds and others too many. */
const tenths = fc.integer({ min: 0, max: 9 });

test('a run ends after at most a fifth more rounds, with all rounds counted unless it is practice only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 150 }), fc.infiniteStream(tenths), (rounds, draws) => {
      const trials: boolean[] = [];
      while (!isPlayed(played(rounds, trials))) trials.push(draws.next().value === 0);
      const run = played(rounds, trials);
      expect(trials.length).toBeLessThanOrEqual(rounds * 1.2);
      const counted = trials.filter((voided) => !voided).length;
      if (isMostlyVoid(run)) expect(counted).toBeLessThan(rounds);
      else expect(counted).toBe(rounds);
    }),
    propertyRuns({ commit: 200, full: 20_000 }),
  );
});
