import { expect, test } from 'vitest';
import { firstWordText, sumText } from './look-copy.ts';

test('the sum is a plain fact, with what was skipped or without', () => {
  const said = (answered: number, points: number, sum: number | null) => sumText({ answered, points, sum }, 6, 22);
  expect(said(6, 9, 9)).toBe('Your six answers add up to 9 of 22.');
  expect(said(5, 8, 9.5)).toBe('Your five answers add up to 8. With the one you skipped, it would be about 9.5 of 22.');
  expect(said(4, 6, 9)).toBe('Your four answers add up to 6. With the two you skipped, it would be about 9 of 22.');
  expect(said(3, 6, null)).toBe('Three answers of six are not enough for a sum. The week counts all the same.');
  expect(said(1, 4, null)).toBe('One answer of six is not enough for a sum. The week counts all the same.');
  expect(said(0, 0, null)).toBe('Without an answer there is no sum. The week counts all the same.');
});

test('until the first word it says when that comes', () => {
  expect(firstWordText(1)).toBe('The first word comes after week nine. One is done.');
  expect(firstWordText(8)).toBe('The first word comes after week nine. Eight are done.');
  expect(firstWordText(9)).toBe('Progress shows it beside your first four.');
});
