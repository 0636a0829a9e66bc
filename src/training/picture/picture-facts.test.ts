import { expect, it, test } from 'vitest';
import { itemEntry } from '#testing/training/entries.ts';
import { lastPlace, pictureFacts } from './picture-facts.ts';
import { placesOf, placesPassed } from './places-passed.ts';
import { traceOf } from './trace.ts';

const times = Array.from({ length: 48 }, (_, i) => 400 + 7 * i);
const short = { minutes: 3, seconds: 90, rounds: 0 };
const block = { minutes: 3, seconds: 180, rounds: 90 };

it('a finished exercise has the rhythm of its rounds and its place', () => {
  expect(pictureFacts(times, short, 6)).toEqual({ trace: traceOf(times), place: 7 });
});

it('without a rhythm there is no trace, and a place all the same', () => {
  for (const none of [[], [400, 500, 600], times.map(() => null)]) {
    expect(pictureFacts(none, short, undefined)).toEqual({ place: 0 });
  }
});

it('the way goes on from flight to flight', () => {
  const { place } = pictureFacts(times, block, undefined);
  expect(place).toBe(3);
  expect(pictureFacts(times, block, place).place).toBe(7);
  const body = { ...block, numbers: {}, words: [], place: 7 };
  expect(placesOf(itemEntry(1, '2026-11-20', { body }))).toEqual(['river', 'orchard', 'old bridge', 'lake']);
});

test.each([
  ['a block of rounds', { rounds: 16, minutes: 1 }, 3],
  ['two guided minutes', { rounds: 0, minutes: 3, seconds: 120 }, 1],
  ['a little less', { rounds: 0, minutes: 3, seconds: 119 }, 0],
  ['a planned time where the true one is not known', { rounds: 0, minutes: 5 }, 2],
  ['half an hour', { rounds: 0, minutes: 30 }, 3],
])('%s passes its places, never by right answers', (_, done, passed) => {
  expect(placesPassed(done)).toBe(passed);
});

it('the place ends at the highest that an entry can say', () => {
  expect(pictureFacts([], block, lastPlace).place).toBe(lastPlace);
});
