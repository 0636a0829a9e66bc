import { expect, test } from 'vitest';
import type { TrainingState } from '#contract/training.ts';
import { accessOf, mayTrain } from './use-training-page.ts';

const now = Date.parse('2026-11-02T09:00:00Z');
const state = {
  plan: {} as TrainingState['plan'],
  writable_until: '2026-12-01T00:00:00.000Z',
} as TrainingState;
const open = { status: 'open' as const, state, isFresh: true };
const unpaid = { ...open, state: { ...state, writable_until: null } };
const unplanned = { ...open, state: { ...state, plan: null } };

test('a payment or a plan that has just come shows nobody out by an older answer', () => {
  expect(accessOf(unpaid, false, now)).toBe('opening');
  expect(accessOf(unplanned, false, now)).toBe('opening');
});

test('once this page has asked, no access and no plan are said', () => {
  expect(accessOf(unpaid, true, now)).toBe('lapsed');
  expect(accessOf(unplanned, true, now)).toBe('no plan');
});

test('access from an older answer opens the page at once', () => {
  expect(accessOf(open, false, now)).toBe('open');
  expect(accessOf({ ...open, isFresh: false }, false, now)).toBe('open');
});

test('an account that never answered is unreachable, and one that is being asked is opening', () => {
  expect(accessOf({ ...open, status: 'unreachable', state: null }, true, now)).toBe('unreachable');
  expect(accessOf({ ...open, status: 'opening' }, false, now)).toBe('opening');
});

const end = '2026-11-24T12:00:00.000Z';
const hours = (count: number) => Date.parse(end) + count * 3_600_000;

test.each([
  ['before the end', end, true, hours(-1), true],
  ['after the end', end, true, hours(1), false],
  ['offline, two days after the end', end, false, hours(48), true],
  ['offline, four days after the end', end, false, hours(96), false],
  ['without any access until now', null, true, hours(-1), false],
  ['offline, without any access until then', null, false, hours(-1), false],
])('whether exercises are open %s', (_when, writableUntil, isFresh, now, expected) => {
  expect(mayTrain(writableUntil, isFresh, now)).toBe(expected);
});
