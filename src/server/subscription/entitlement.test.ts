import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs';
import { currentOf, entitlementOf, renewalGraceMs, type SubscriptionFacts } from './entitlement';

const dayMs = 86_400_000;
const now = Date.parse('2026-04-12T10:00:00Z');
const paid: SubscriptionFacts = {
  status: 'active',
  paidUntilAt: now + dayMs,
  trialEndsAt: null,
  endsThen: false,
  withdrawn: false,
};

describe('§ 4: what a subscription permits', () => {
  test.each([
    ['active and paid', {}, true, 'active'],
    ['paid, ending then', { endsThen: true }, true, 'active'],
    ['the last paid millisecond', { paidUntilAt: now + 1, endsThen: true }, true, 'active'],
    ['the first unpaid millisecond of one that ends', { paidUntilAt: now, endsThen: true }, false, 'past_due'],
    ['a renewal that is being charged', { paidUntilAt: now - renewalGraceMs + 1 }, true, 'active'],
    ['a renewal that was not paid', { paidUntilAt: now - renewalGraceMs }, false, 'past_due'],
    ['active but nothing was ever paid', { paidUntilAt: null }, false, 'past_due'],
    ['a trial', { status: 'trialing', paidUntilAt: null, trialEndsAt: now + 1 }, true, 'trialing'],
    [
      'a trial canceled and over',
      { status: 'trialing', paidUntilAt: null, trialEndsAt: now, endsThen: true },
      false,
      'past_due',
    ],
    ['past due', { status: 'past_due' }, false, 'past_due'],
    ['paused', { status: 'paused' }, false, 'paused'],
    ['canceled', { status: 'canceled' }, false, 'canceled'],
    ['withdrawn from, while Paddle still says active', { withdrawn: true }, false, 'canceled'],
    ['a trial withdrawn from', { status: 'trialing', trialEndsAt: now + dayMs, withdrawn: true }, false, 'canceled'],
    ['paid back as a whole', { paidUntilAt: null }, false, 'past_due'],
    ['a word we do not know', { status: 'frozen' }, false, 'frozen'],
  ])('%s', (_name, changes, permits, status) => {
    expect(entitlementOf({ ...paid, ...changes }, now)).toMatchObject({ permits, status });
  });

  test('never an unpaid day, never a paid day missing', () => {
    const facts = fc.record({
      status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled', ''),
      paidUntilAt: fc.option(fc.integer({ min: now - 90 * dayMs, max: now + 90 * dayMs })),
      trialEndsAt: fc.option(fc.integer({ min: now - 90 * dayMs, max: now + 90 * dayMs })),
      endsThen: fc.boolean(),
      withdrawn: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const { permits } = entitlementOf(one, now);
        const end = Math.max(one.paidUntilAt ?? 0, one.status === 'trialing' ? (one.trialEndsAt ?? 0) : 0);
        if (permits) expect(end).toBeGreaterThan(now - renewalGraceMs);
        if (permits) expect(one.withdrawn).toBe(false);
        const runs = (one.status === 'active' || one.status === 'trialing') && !one.withdrawn;
        if (end > now && runs) expect(permits).toBe(true);
        if (end <= now && one.endsThen) expect(permits).toBe(false);
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });

  test('the end shown is that of the last paid period, also when it is over', () => {
    expect(entitlementOf({ ...paid, status: 'canceled', paidUntilAt: now - dayMs }, now).expiresAt).toBe(now - dayMs);
  });
});

describe('of several subscriptions', () => {
  const first = { ...paid, startedAt: 1 };
  test.each([
    ['the one that permits longest', [first, { ...first, paidUntilAt: now + 2 * dayMs, startedAt: 0 }], 1],
    ['one that permits before one that does not', [{ ...first, status: 'canceled', startedAt: 2 }, first], 1],
    [
      'one that lives before one that ended',
      [
        { ...first, status: 'canceled', startedAt: 2 },
        { ...first, status: 'past_due' },
      ],
      1,
    ],
    [
      'one that lives before one that was withdrawn from',
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
  ])('%s stands for the user', (_name, all, index) => {
    expect(currentOf(all, now)).toBe(all[index]);
  });

  test('none stands for none', () => {
    expect(currentOf([], now)).toBeNull();
  });
});
