import { expect, it } from 'vitest';
import { keyOfNight, missedNights, nextNight } from './nights.ts';

const at = (text: string) => Date.parse(`2026-11-${text}Z`);

it.each([
  ['21T02:59', '21T03:00'],
  ['21T03:00', '22T03:00'],
  ['21T23:00', '22T03:00'],
])('after %s the next comparison is at %s', (now, next) => {
  expect(nextNight(at(now))).toBe(at(next));
});

it('the key of a night is its day', () => {
  expect(keyOfNight(at('21T03:00'))).toBe('night:2026-11-21');
});

it.each([
  ['21T03:00', '21T09:00', 0],
  ['21T03:00', '22T03:30', 0],
  ['21T03:00', '22T05:00', 1],
  ['21T03:00', '23T05:00', 2],
  ['21T14:00', '22T02:00', 0],
])('compared at %s, seen at %s: %i missed', (since, now, missed) => {
  expect(missedNights(at(since), at(now))).toBe(missed);
});

it('no night is missed before the first', () => {
  expect(missedNights(null, at('21T09:00'))).toBe(0);
});
