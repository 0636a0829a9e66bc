import { describe, expect, it } from 'vitest';
import { extensionOf } from './provider-extension.ts';

const day = 86_400_000;
const period = { startsAt: 0, endsAt: 42 * day };
const extended = { status: 'active', period, paidUntilAt: 28 * day, given: [] };

const timeOf = ([from, to]: number[]) => ({ startsAt: from! * day, endsAt: to! * day });

describe('extra time from the provider', () => {
  it('the provider’s extra time is from the last paid day to the new billing date', () =>
    expect(extensionOf(extended)).toEqual({ startsAt: 28 * day, endsAt: 42 * day }));

  it('a longer trial has extra time too', () =>
    expect(extensionOf({ ...extended, status: 'trialing' })).not.toBeNull());

  it.each([
    ['all of them', [[28, 42]], null],
    [
      'all of them, in two acts',
      [
        [35, 42],
        [28, 35],
      ],
      null,
    ],
    ['the first', [[28, 35]], [35, 42]],
    ['the last', [[35, 42]], [28, 35]],
    ['other days', [[1, 5]], [28, 42]],
  ])('days that an operator gave are not given once more: %s', (_name, given, left) =>
    expect(extensionOf({ ...extended, given: given.map(timeOf) })).toEqual(left && timeOf(left)),
  );

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
