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
    [
      'all of them, in two acts that are read in the order of the days',
      [
        [28, 35],
        [35, 42],
      ],
      null,
    ],
    [
      'the first and the last, in two acts',
      [
        [40, 42],
        [28, 30],
      ],
      [30, 40],
    ],
    [
      'the first, in two acts',
      [
        [30, 33],
        [28, 30],
      ],
      [33, 42],
    ],
    [
      'the last, in two acts',
      [
        [38, 40],
        [40, 42],
      ],
      [28, 38],
    ],
    ['the first', [[28, 35]], [35, 42]],
    ['the last', [[35, 42]], [28, 35]],
    ['other days', [[1, 5]], [28, 42]],
  ])('days that an operator gave are not given once more: %s', (_name, given, left) =>
    expect(extensionOf({ ...extended, given: given.map(timeOf) })).toEqual(left && timeOf(left)),
  );

  it('the provider may round by a minute', () => {
    const endsAt = 28 * day + 60_000;
    expect(extensionOf({ ...extended, period: { startsAt: 0, endsAt } })).toBeNull();
    expect(extensionOf({ ...extended, period: { startsAt: 0, endsAt: endsAt + 1 } })).toEqual({
      startsAt: 28 * day,
      endsAt: endsAt + 1,
    });
    const given = (end: number) => [{ startsAt: 35 * day, endsAt: end }];
    const left = { startsAt: 28 * day, endsAt: 35 * day };
    expect(extensionOf({ ...extended, given: given(42 * day - 60_000) })).toEqual(left);
    expect(extensionOf({ ...extended, given: given(42 * day - 60_001) })).toEqual({ ...left, endsAt: 42 * day });
  });

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
