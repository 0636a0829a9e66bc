import { expect, it } from 'vitest';
import { mayTrain } from './may-train.ts';

const end = '2026-11-24T12:00:00.000Z';
const hours = (count: number) => Date.parse(end) + count * 3_600_000;

it.each([
  ['before the end', end, true, hours(-1), true],
  ['after the end', end, true, hours(1), false],
  ['offline, two days after the end', end, false, hours(48), true],
  ['offline, four days after the end', end, false, hours(96), false],
  ['without any access until now', null, true, hours(-1), false],
  ['offline, without any access until then', null, false, hours(-1), false],
])('whether exercises are open %s', (_when, writableUntil, isFresh, now, expected) => {
  expect(mayTrain(writableUntil, isFresh, now)).toBe(expected);
});
