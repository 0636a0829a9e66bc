import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { itemEntry } from '#testing/training/entries.ts';
import { pictureFacts } from '#training/picture/picture-facts.ts';
import { places } from '#training/picture/places.ts';
import { placesOf } from '#training/picture/places-passed.ts';
import { placeAt, signsOf, startsOf } from './sky-way.ts';

test.each([
  [90, [0, 22, 44, 66]],
  [150, [0, 37, 74, 111]],
  [16, [0, 4, 8, 12]],
  [3, [0, 1, 2, 3]],
  [2, [0, 1, 2, 2]],
])('%d rounds come to their places after %j', (rounds, starts) => {
  expect(startsOf({ rounds })).toEqual(starts);
});

const nameOf = (place: number) => places[place % places.length]!.name;

it('the places that a flight passes in play are those of its picture, in their order', () => {
  const counts = fc.record({
    reached: fc.option(fc.nat(100), { nil: undefined }),
    rounds: fc.integer({ min: 3, max: 300 }),
  });
  fc.assert(
    fc.property(counts, ({ reached, rounds }) => {
      const { place } = pictureFacts([], { rounds, minutes: 5 }, reached);
      const body = { rounds, minutes: 5, numbers: {}, words: [], place };
      const way = { from: (reached ?? -1) + 1, rounds };
      const seen = Array.from({ length: rounds + 1 }, (_, done) => nameOf(placeAt(way, done).place));
      expect([...new Set(seen)]).toEqual(placesOf(itemEntry(1, '2026-11-20', { body })));
    }),
    propertyRuns({ commit: 100, full: 2000 }),
  );
});

it('a flight of two rounds comes to the place of its picture at its end', () => {
  expect([0, 1, 2].map((done) => placeAt({ from: 4, rounds: 2 }, done).place)).toEqual([4, 5, 7]);
});

it('within a place the rounds count from its beginning', () => {
  expect(placeAt({ from: 0, rounds: 90 }, 43)).toEqual({ place: 1, passed: 1, since: 21, lasts: 22 });
  expect(placeAt({ from: 0, rounds: 90 }, 70)).toEqual({ place: 3, passed: 3, since: 4, lasts: 24 });
});

it('the thread has a sign where each place begins', () => {
  expect(signsOf({ from: 10, rounds: 16 }, 0, 16, 9)).toEqual([
    { place: 10, at: 0, is: 'passed' },
    { place: 11, at: 0.25, is: 'passed' },
    { place: 12, at: 0.5, is: 'here' },
    { place: 13, at: 0.75, is: 'ahead' },
  ]);
});

it('the second of two blocks goes on from the place of the first', () => {
  expect(signsOf({ from: 0, rounds: 300 }, 150, 150, 0)).toEqual([
    { place: 2, at: 0, is: 'here' },
    { place: 3, at: 0.5, is: 'ahead' },
  ]);
});

it('two long rounds have all four signs', () => {
  expect(signsOf({ from: 0, rounds: 2 }, 0, 2, 1).map(({ at, is }) => [at, is])).toEqual([
    [0, 'passed'],
    [0.25, 'here'],
    [0.5, 'ahead'],
    [0.75, 'ahead'],
  ]);
});
