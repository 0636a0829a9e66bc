import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  awaitsPayment,
  currentOf,
  entitlementOf,
  firstPaymentWaitMs,
  grantedUntil,
  renewalGraceMs,
  type SubscriptionFacts,
} from './entitlement.ts';

const now = Date.parse('2026-04-12T10:00:00Z');
const paid: SubscriptionFacts = {
  status: 'active',
  paidUntilAt: now + dayMs,
  trialEndsAt: null,
  willNotRenew: false,
  withdrawn: false,
  grants: [],
};

describe('§ 4: what a subscription permits', () => {
  test.each([
    ['active and paid', {}, true, 'active'],
    ['paid, ending then', { willNotRenew: true }, true, 'active'],
    ['the last paid millisecond', { paidUntilAt: now + 1, willNotRenew: true }, true, 'active'],
    ['the first unpaid millisecond of one that ends', { paidUntilAt: now, willNotRenew: true }, false, 'past_due'],
    ['a renewal that is being charged', { paidUntilAt: now - renewalGraceMs + 1 }, true, 'active'],
    ['a renewal that was not paid', { paidUntilAt: now - renewalGraceMs }, false, 'past_due'],
    ['active but nothing was ever paid', { paidUntilAt: null }, false, 'past_due'],
    ['just begun, its payment not known yet', { paidUntilAt: null, awaitsPaymentSince: now }, true, 'active'],
    [
      'begun an hour ago, its payment not known yet',
      { paidUntilAt: null, awaitsPaymentSince: now - firstPaymentWaitMs },
      false,
      'past_due',
    ],
    ['charged back', { paidUntilAt: null, stopped: 'charged back' as const }, false, 'charged_back'],
    ['paid back at the provider', { paidUntilAt: null, stopped: 'paid back' as const }, false, 'paid_back'],
    ['an older payment charged back', { stopped: 'charged back' as const }, true, 'active'],
    ['charged back and paused for it', { status: 'paused', stopped: 'charged back' as const }, false, 'charged_back'],
    ['charged back and ended', { status: 'canceled', stopped: 'charged back' as const }, false, 'canceled'],
    ['a trial', { status: 'trialing', paidUntilAt: null, trialEndsAt: now + 1 }, true, 'trialing'],
    [
      'a trial canceled and over',
      { status: 'trialing', paidUntilAt: null, trialEndsAt: now, willNotRenew: true },
      false,
      'past_due',
    ],
    ['past due', { status: 'past_due' }, false, 'past_due'],
    ['paused', { status: 'paused' }, false, 'paused'],
    ['canceled', { status: 'canceled' }, false, 'canceled'],
    ['withdrawn from, while Paddle still says active', { withdrawn: true }, false, 'canceled'],
    ['a trial withdrawn from', { status: 'trialing', trialEndsAt: now + dayMs, withdrawn: true }, false, 'canceled'],
    ['paid back as a whole', { paidUntilAt: null }, false, 'past_due'],
    ['a status that we do not know', { status: 'frozen' }, false, 'frozen'],
  ])('what a subscription permits by § 4: %s', (_name, changes, permits, status) => {
    expect(entitlementOf({ ...paid, ...changes }, now)).toMatchObject({ permits, status });
  });

  test('a subscription never permits an unpaid day and never refuses a paid one', () => {
    const facts = fc.record({
      status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled', ''),
      paidUntilAt: fc.option(fc.integer({ min: now - 90 * dayMs, max: now + 90 * dayMs })),
      trialEndsAt: fc.option(fc.integer({ min: now - 90 * dayMs, max: now + 90 * dayMs })),
      willNotRenew: fc.boolean(),
      withdrawn: fc.boolean(),
      grants: fc.constant([]),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const { permits } = entitlementOf(one, now);
        const end = Math.max(one.paidUntilAt ?? 0, one.status === 'trialing' ? (one.trialEndsAt ?? 0) : 0);
        if (permits) expect(end).toBeGreaterThan(now - renewalGraceMs);
        if (permits) expect(one.withdrawn).toBe(false);
        const runs = (one.status === 'active' || one.status === 'trialing') && !one.withdrawn;
        if (end > now && runs) expect(permits).toBe(true);
        if (end <= now && one.willNotRenew) expect(permits).toBe(false);
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });

  test('the end shown is that of the last paid period, even when it is over', () => {
    expect(entitlementOf({ ...paid, status: 'canceled', paidUntilAt: now - dayMs }, now).expiresAt).toBe(now - dayMs);
  });
});

describe('access grants', () => {
  const over = { ...paid, paidUntilAt: now - dayMs };
  const run = { startsAt: now - dayMs, endsAt: now + 14 * dayMs };
  test.each([
    ['an extension after the paid time', { ...over, grants: [run] }, true, 'active', run.endsAt],
    [
      'two grants that follow each other',
      { ...over, grants: [{ startsAt: run.endsAt, endsAt: now + 20 * dayMs }, run] },
      true,
      'active',
      now + 20 * dayMs,
    ],
    [
      'a later grant, while the subscription is paid',
      { ...paid, grants: [{ startsAt: now + dayMs, endsAt: now + 9 * dayMs }] },
      true,
      'active',
      now + 9 * dayMs,
    ],
    [
      'a later grant after a gap',
      { ...paid, grants: [{ startsAt: now + 2 * dayMs, endsAt: now + 9 * dayMs }] },
      true,
      'active',
      now + dayMs,
    ],
    [
      'a grant that is over',
      { ...over, grants: [{ startsAt: now - 9 * dayMs, endsAt: now - 2 * dayMs }] },
      false,
      'past_due',
      now - dayMs,
    ],
    ['a grant while the charge fails', { ...over, status: 'past_due', grants: [run] }, true, 'active', run.endsAt],
    [
      'a grant that is over while the charge fails',
      { ...over, status: 'past_due', grants: [{ startsAt: 0, endsAt: now }] },
      false,
      'past_due',
      now - dayMs,
    ],
    [
      'a grant for a contract that was withdrawn from',
      { ...over, withdrawn: true, grants: [run] },
      false,
      'canceled',
      null,
    ],
  ])('what access grants permit: %s', (_name, facts, permits, status, expiresAt) => {
    expect(entitlementOf(facts, now)).toEqual({ permits, status, expiresAt });
  });

  test('an access grant without a subscription permits while it runs', () => {
    expect(grantedUntil([run], now)).toBe(run.endsAt);
    expect(grantedUntil([run], run.endsAt)).toBeNull();
    expect(grantedUntil([run], run.startsAt - 1)).toBeNull();
    expect(grantedUntil([], now)).toBeNull();
  });
});

describe('of several subscriptions', () => {
  const first = { ...paid, startedAt: 1 };
  test.each([
    ['the one that permits longest', [first, { ...first, paidUntilAt: now + 2 * dayMs, startedAt: 0 }], 1],
    ['one that permits before one that does not', [{ ...first, status: 'canceled', startedAt: 2 }, first], 1],
    [
      'one that runs before one that ended',
      [
        { ...first, status: 'canceled', startedAt: 2 },
        { ...first, status: 'past_due' },
      ],
      1,
    ],
    [
      'one that runs before one that was withdrawn from',
      [
        { ...first, withdrawn: true, startedAt: 2 },
        { ...first, status: 'past_due' },
      ],
      1,
    ],
    [
      'the latest of those that ended',
      [
        { ...first, status: 'canceled' },
        { ...first, status: 'canceled', startedAt: 2 },
      ],
      1,
    ],
  ])('of several subscriptions %s stands for the user', (_name, all, index) => {
    expect(currentOf(all, now)).toBe(all[index]);
  });

  test('without subscriptions none stands for the user', () => {
    expect(currentOf([], now)).toBeNull();
  });
});

describe('§ 4: until when, in special cases', () => {
  test('a renewal may be unpaid for an hour and no longer', () => {
    expect(entitlementOf({ ...paid, paidUntilAt: now - 3_599_999 }, now).permits).toBe(true);
    expect(entitlementOf({ ...paid, paidUntilAt: now - 3_600_000 }, now).permits).toBe(false);
  });

  test('a subscription that was withdrawn from has no paid time', () => {
    const withdrawn = { ...paid, withdrawn: true };
    expect(entitlementOf(withdrawn, now)).toStrictEqual({ status: 'canceled', permits: false, expiresAt: null });
  });

  test.each([
    ['unpaid, it is the end of the trial', { paidUntilAt: null, trialEndsAt: now + dayMs }, now + dayMs],
    ['paid beyond the trial, it is the end of the paid time', { trialEndsAt: now }, now + dayMs],
    ['paid for less than the trial, it is the end of the trial', { trialEndsAt: now + 2 * dayMs }, now + 2 * dayMs],
    ['without a known end of the trial, it is the end of the paid time', {}, now + dayMs],
    ['without any dates, there is none', { paidUntilAt: null }, null],
  ])('the end of access in a trial: %s', (_name, changes, expiresAt) => {
    expect(entitlementOf({ ...paid, status: 'trialing', ...changes }, now).expiresAt).toBe(expiresAt);
  });

  test('an earlier trial gives an active subscription no time', () => {
    const unpaid = { ...paid, paidUntilAt: now - dayMs, trialEndsAt: now + dayMs };
    expect(entitlementOf(unpaid, now)).toEqual({ status: 'past_due', permits: false, expiresAt: now - dayMs });
  });
});

describe('of two subscriptions, in any order', () => {
  const ended = { ...paid, status: 'canceled', startedAt: 2 };
  const unpaid = { ...paid, paidUntilAt: null, startedAt: 1 };
  test.each([
    [
      'one that permits stands before one that was paid for longer',
      { ...paid, startedAt: 1 },
      { ...ended, paidUntilAt: now + 9 * dayMs },
    ],
    ['an active one without a payment stands before a later one that ended', unpaid, ended],
    ['a trial that is over stands before a later one that ended', { ...unpaid, status: 'trialing' }, ended],
    ['one that is past due stands before a later one that ended', { ...unpaid, status: 'past_due' }, ended],
    ['one that is paused stands before a later one that ended', { ...unpaid, status: 'paused' }, ended],
    ['one in an unknown state does not count as running', { ...ended, startedAt: 3 }, { ...unpaid, status: 'frozen' }],
    [
      'one that permits stands before one that runs but permits nothing',
      { ...paid, startedAt: 1 },
      { ...unpaid, startedAt: 2 },
    ],
    ['the later of two running ones stands', { ...unpaid, startedAt: 2 }, unpaid],
  ])('of two subscriptions in any order, %s', (_name, current, other) => {
    expect(currentOf([current, other], now)).toBe(current);
    expect(currentOf([other, current], now)).toBe(current);
  });
});

describe('a first payment that is awaited', () => {
  const begun = { ...paid, paidUntilAt: null, awaitsPaymentSince: now };

  test('is awaited for an hour', () => {
    expect(firstPaymentWaitMs).toBe(3_600_000);
    expect(entitlementOf(begun, now + firstPaymentWaitMs - 1)).toEqual({
      status: 'active',
      permits: true,
      expiresAt: now + firstPaymentWaitMs,
    });
  });

  test.each([
    ['just begun', {}, true],
    ['an hour ago', { awaitsPaymentSince: now - firstPaymentWaitMs }, false],
    ['withdrawn from', { withdrawn: true }, false],
    ['paid', { paidUntilAt: now + dayMs }, false],
    ['begun as a trial', { status: 'trialing' }, false],
    ['past due', { status: 'past_due' }, false],
    ['awaiting none', { awaitsPaymentSince: null }, false],
  ])('opens a subscription: %s', (_name, changes, isAwaited) => {
    expect(awaitsPayment({ ...begun, ...changes }, now)).toBe(isAwaited);
  });

  test('opens none that is past due', () => {
    expect(entitlementOf({ ...begun, status: 'past_due' }, now)).toEqual({
      status: 'past_due',
      permits: false,
      expiresAt: null,
    });
  });
});
