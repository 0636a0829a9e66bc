import { describe, expect, it } from 'vitest';
import { extensionOf } from './provider-extension.ts';

const day = 86_400_000;
const period = { startsAt: 0, endsAt: 42 * day };
const extended = { status: 'active', period, paidUntilAt: 28 * day };

describe('the time that the provider gives', () => {
  it('is what lies between the last paid day and the new billing date', () =>
    expect(extensionOf(extended)).toEqual({ startsAt: 28 * day, endsAt: 42 * day }));

  it('is given to a longer trial too', () => expect(extensionOf({ ...extended, status: 'trialing' })).not.toBeNull());

  it.each([
    ['a period that is paid to its end', { paidUntilAt: 42 * day }],
    ['a period that was cut short', { paidUntilAt: 43 * day }],
    ['a renewal whose payment has not come', { paidUntilAt: null }],
    ['a subscription without a running period', { period: null }],
    ['one that is paused', { status: 'paused' }],
    ['one that is past due', { status: 'past_due' }],
    ['one that has ended', { status: 'canceled' }],
  ])('is nothing for %s', (_name, changes) => expect(extensionOf({ ...extended, ...changes })).toBeNull());
});
