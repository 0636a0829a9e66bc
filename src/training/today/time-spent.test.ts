import { expect, it } from 'vitest';
import { itemEntry } from '#testing/training/entries.ts';
import { secondsSpent, spentSeconds } from './time-spent.ts';

const day = '2026-11-21';
const item = (number: number, seconds?: number) =>
  itemEntry(number, day, {
    body: { minutes: 3, rounds: 0, numbers: {}, words: [], ...(seconds !== undefined && { seconds }) },
  });

it('the times of several exercises are added, and one that is not known makes the sum unknown', () => {
  expect(secondsSpent([item(1, 3), item(2, 61)])).toBe(64);
  expect(secondsSpent([item(1, 3), item(2)])).toBeNull();
  expect(secondsSpent([])).toBeNull();
});

it.each([
  ['three seconds in view', 3100, {}, 3],
  ['a clock that ran while the device slept', 20_000, { minutes: 25 }, 1500],
  ['a clock that was left in its first minute', 40_000, { minutes: 0 }, 40],
  ['longer in view than its clock ran', 400_000, { minutes: 5 }, 400],
  ['a day is the most', 200_000_000, {}, 86_400],
])('%s', (_, inViewMs, numbers, seconds) => {
  expect(spentSeconds(inViewMs, numbers)).toBe(seconds);
});
