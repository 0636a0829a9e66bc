import { expect, test } from 'vitest';
import { shortDate } from '#contract/short-date.ts';
import { dateAndTime, dayAndMonth, longDate } from './format-date.ts';

const noon = '2026-09-05T12:30:00';

test.each([
  [dayAndMonth, '5 Sep'],
  [shortDate, '5 Sep 2026'],
  [longDate, '5 September 2026'],
  [dateAndTime, '5 Sep 2026, 12:30'],
])('a moment in the device’s own calendar is written %o', (write, words) => {
  expect(write(noon)).toBe(words);
  expect(write(Date.parse(noon))).toBe(words);
});
