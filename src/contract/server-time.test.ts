import { expect, it } from 'vitest';
import { readServerTime } from './server-time.ts';

it.each([
  ['1893495600000', 1_893_495_600_000],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['1e99', null],
])('the server time %j is read as %j', (header, read) => {
  expect(readServerTime(header)).toBe(read);
});
