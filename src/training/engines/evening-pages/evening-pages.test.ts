import { expect, test } from 'vitest';
import { eveningNumbers, waitsForAnotherEvening } from './evening-pages.ts';

const hour = 60 * 60 * 1000;
const evening = Date.UTC(2026, 10, 20, 21);
const list = [{ at: evening, ...eveningNumbers('list', 3, 0) }];

test('a list and a look back are never on one evening, also after midnight', () => {
  expect(waitsForAnotherEvening('look-back', list, evening + 4 * hour, 0)).toBe(true);
  expect(waitsForAnotherEvening('look-back', list, evening + 20 * hour, 0)).toBe(false);
  const back = [{ at: evening, ...eveningNumbers('look-back', 1, 0) }];
  expect(waitsForAnotherEvening('list', back, evening, 0)).toBe(true);
});

test('a page does not wait for itself, for the horizon, or for an empty page', () => {
  expect(waitsForAnotherEvening('list', list, evening, 0)).toBe(false);
  expect(waitsForAnotherEvening('horizon', list, evening, 0)).toBe(false);
  expect(waitsForAnotherEvening('look-back', [{ at: evening, ...eveningNumbers('list', 0, 0) }], evening, 0)).toBe(
    false,
  );
});

test('minutes are whole, from one to sixty', () => {
  const minutes = [0, 4.6 * 60_000, 9 * hour].map((tookMs) => eveningNumbers('horizon', 3, tookMs).numbers.minutes);
  expect(minutes).toEqual([1, 5, 60]);
});
