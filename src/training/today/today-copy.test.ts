import { expect, it } from 'vitest';
import { inWords, joinWithAnd } from '#training/number-words.ts';
import type { TodayItem } from './today.ts';
import { doneSize, sizeOf, waitingLine } from './today-copy.ts';

const item = (minutes: number, isDone = false) => ({ minutes, isDone }) as TodayItem;

it.each([
  [0, 'no'],
  [7, 'seven'],
  [11, 'eleven'],
  [20, 'twenty'],
  [34, 'thirty-four'],
  [60, '60'],
])('%i is read as %s', (number, words) => {
  expect(inWords(number)).toBe(words);
});

it('what waits names the exercises, the minutes and what is done', () => {
  expect(waitingLine([item(3), item(4), item(3)])).toBe('Three short exercises, ten minutes.');
  expect(waitingLine([item(3, true), item(4), item(3)])).toBe('Three short exercises, ten minutes. One is done.');
  expect(waitingLine([item(3, true), item(4, true), item(3)])).toBe(
    'Three short exercises, ten minutes. Two are done.',
  );
  expect(sizeOf([item(1)])).toBe('One exercise, one minute');
});

it.each([
  [3, 640, 'Three exercises, about eleven minutes'],
  [1, 3, 'One exercise, three seconds'],
  [2, 89, 'Two exercises, about one minute'],
  [1, 3600, 'One exercise, about 60 minutes'],
  // An unknown time is not mentioned.
  [3, null, 'Three exercises'],
  [1, 0, 'One exercise'],
])('%i exercises that took %s seconds are told as they were', (count, seconds, told) => {
  expect(doneSize(count, seconds)).toBe(told);
});

it('names are joined as in a sentence', () => {
  expect(joinWithAnd([])).toBe('');
  expect(joinWithAnd(['Settle'])).toBe('Settle');
  expect(joinWithAnd(['Change course', 'Count the bows', 'Settle'])).toBe('Change course, Count the bows and Settle');
});
