import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { subscriptionRecord } from '#testing/server/subscription.ts';
import { planGivenDays } from './plan-given-days.ts';

const running = subscriptionRecord();
const paidUntilAt = running.paidUntilAt!;
const now = paidUntilAt - 10 * dayMs;
const given = (changes: object, more: { openMoveTo?: number; now?: number } = {}) =>
  planGivenDays({ ...running, ...changes }, { days: 7, openMoveTo: null, now, ...more });

describe('days that are given', () => {
  it('given days follow the paid time, and the next charge moves with them', () =>
    expect(given({})).toEqual({
      startsAt: paidUntilAt,
      endsAt: paidUntilAt + 7 * dayMs,
      move: { fromAt: paidUntilAt, toAt: paidUntilAt + 7 * dayMs },
    }));

  it('given days follow those that the provider has not moved yet', () =>
    expect(given({}, { openMoveTo: paidUntilAt + 3 * dayMs })).toMatchObject({
      move: { toAt: paidUntilAt + 10 * dayMs },
    }));

  it.each([
    ['cancelled', { cancelWanted: true, scheduledAction: 'cancel' }, paidUntilAt],
    ['to be paused', { scheduledAction: 'pause' }, paidUntilAt],
    ['past due', { status: 'past_due' }, now],
    ['paused', { status: 'paused', nextBilledAt: null }, now],
  ])('given days move no charge of a subscription that is %s', (_name, changes, startsAt) =>
    expect(given(changes)).toEqual({ startsAt, endsAt: startsAt + 7 * dayMs, move: null }),
  );

  it('no days are given in the half hour before a renewal', () =>
    expect(given({}, { now: paidUntilAt - 20 * 60_000 })).toHaveProperty('refused'));
});
