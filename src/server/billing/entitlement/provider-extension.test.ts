import { describe, expect, it } from 'vitest';
import { extensionOf } from './provider-extension.ts';

const day = 86_400_000;
const period = { startsAt: 0, endsAt: 42 * day };
const extended = { status: 'active', period, paidUntilAt: 28 * day };

describe('extra time from the provider', () => {
  it('the provider’s extra time is from the last paid day to the new billing date', () =>
    expect(extensionOf(extended)).toEqual({ startsAt: 28 * day, endsAt: 42 * day }));

  it('a longer trial has extra time too', () =>
    expect(extensionOf({ ...extended, status: 'trialing' })).not.toBeNull());

  it.each([
    ['a period that is paid to its end', { paidUntilAt: 42 * day }],
    ['a period that was cut short', { paidUntilAt: 43 * day }],
    ['a renewal whose payment has not come', { paidUntilAt: null }],
    ['a subscription without a running period', { period: null }],
    ['a subscription that is paused', { status: 'paused' }],
    ['a subscription that is past due', { status: 'past_due' }],
    ['a subscription that has ended', { status: 'canceled' }],
  ])('there is no extra time for %s', (_name, changes) => expect(extensionOf({ ...extended, ...changes })).toBeNull());
});
