import { expect, it } from 'vitest';
import { inWords, listed } from '#training/number-words.ts';
import type { TodayItem } from './today.ts';
import { sizeOf, waitingLine } from './today-words.ts';

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

it('names are joined as in a sentence', () => {
  expect(listed([])).toBe('');
  expect(listed(['Settle'])).toBe('Settle');
  expect(listed(['Change course', 'Count the bows', 'Settle'])).toBe('Change course, Count the bows and Settle');
});
