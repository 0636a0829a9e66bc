import { expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { positionOf, positionsOf, positionsOfDay } from './position.ts';

it('the positions of a span begin with its first millisecond and end before the first one after it', () => {
  expect(positionsOf({ startsAt: 1, endsAt: 3 })).toEqual({ from: '1048576', end: '3145728' });
});

it('no position is before 1970', () => {
  expect(positionsOf({ startsAt: -1, endsAt: 0 })).toEqual({ from: '0', end: '0' });
});

it('the latest millisecond is the last one whose million positions all fit into a bigint', () => {
  const { from, end } = positionsOf({ startsAt: 8_796_093_022_206, endsAt: Number.MAX_SAFE_INTEGER });
  expect(BigInt(end) + 2n ** 20n).toBe(2n ** 63n);
  expect(BigInt(from) + 2n ** 20n).toBe(BigInt(end));
});

it('the positions of two times a day apart differ by the positions of a day', () => {
  const { from, end } = positionsOf({ startsAt: 5, endsAt: 5 + dayMs });
  expect(String(BigInt(end) - BigInt(from))).toBe(positionsOfDay);
});

it.each([
  [5, null, 5n << 20n],
  [5, 7, (5n << 20n) + 7n],
  [5, -3, 5n << 20n],
  [5, 2 ** 40, (6n << 20n) - 1n],
  [Date.UTC(9999, 11, 31), 1, 2n ** 63n - 2n ** 20n + 1n],
])('the position of an event at %i ms is made of its time and its number %s', (time, eventId, position) => {
  expect(positionOf({ time, eventId })).toBe(position);
});
