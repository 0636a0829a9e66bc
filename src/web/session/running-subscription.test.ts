import { expect, test } from 'vitest';
import { hasRunningSubscription } from './running-subscription.ts';
import { emptyProfile } from './session.ts';

test.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['paused', true],
  ['canceled', false],
  ['', false],
])('the status %j is a running subscription of somebody signed in: %s', (sub_status, expected) => {
  const profile = { ...emptyProfile, sub_status };
  expect(hasRunningSubscription({ token: 't1', profile })).toBe(expected);
  expect(hasRunningSubscription({ token: '', profile })).toBe(false);
});
