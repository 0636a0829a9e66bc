import { expect, it } from 'vitest';
import { saysFreeDay, weekAround } from './week.ts';

const saturday = '2026-11-21';

it('a week begins on Monday, and a trained rest day is trained', () => {
  const week = weekAround(saturday, ['2026-11-16', '2026-11-21'], [1, 5]);
  expect(week.map(({ state }) => state)).toEqual(['trained', 'rest', 'empty', 'empty', 'empty', 'trained', 'empty']);
  expect(week.findIndex(({ isToday }) => isToday)).toBe(5);
});

it('after six days a free day is mentioned, on the day after them only', () => {
  const six = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  expect(saysFreeDay(saturday, six)).toBe(true);
  expect(saysFreeDay('2026-11-22', [...six, saturday])).toBe(false);
  expect(saysFreeDay(saturday, six.slice(1))).toBe(false);
});
