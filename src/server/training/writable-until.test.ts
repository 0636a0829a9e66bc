import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { entitlementOf, grantedUntil, renewalGraceMs } from '#server/billing/entitlement/entitlement.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { type AccessFacts, isWithinAccess, writableUntil } from './writable-until.ts';

const now = Date.parse('2030-03-01T12:00:00Z');
const paid: AccessFacts = {
  status: 'active',
  paidUntilAt: now + dayMs,
  trialEndsAt: null,
  willNotRenew: false,
  withdrawn: false,
  grants: [],
  withdrawnAt: null,
  canceledAt: null,
  pausedAt: null,
};
const grant = (from: number, until: number) => ({ startsAt: now + from, endsAt: now + until });
const unpaid = { paidUntilAt: null };

/** The end of access in ms from now; null without any. */
function endOf(...changes: Partial<AccessFacts>[]): number | null {
  const until = writableUntil(
    changes.map((change) => ({ ...paid, ...change })),
    [],
    now,
  );
  return until === null ? null : until - now;
}

describe('until when entries count', () => {
  it.each<[string, Partial<AccessFacts>, number | null]>([
    ['paid: the paid time and the grace of the renewal', {}, dayMs + renewalGraceMs],
    ['paid and ending then: the paid time', { willNotRenew: true }, dayMs],
    ['a trial: its end', { ...unpaid, status: 'trialing', trialEndsAt: now + 5, willNotRenew: true }, 5],
    ['a trial that is paid further', { status: 'trialing', trialEndsAt: now + 5, willNotRenew: true }, dayMs],
    ['a trial that lasts longer', { status: 'trialing', trialEndsAt: now + 2 * dayMs, willNotRenew: true }, 2 * dayMs],
    [
      'a trial that nobody paid for: its end',
      { ...unpaid, status: 'past_due', trialEndsAt: now - dayMs },
      -dayMs + renewalGraceMs,
    ],
    ['a trial that ends at this moment', { ...unpaid, trialEndsAt: now, willNotRenew: true }, 0],
    ['a trial that was cut short and not paid: none', { ...unpaid, trialEndsAt: now + 1 }, null],
    ['a trial that was cancelled: that moment', { ...unpaid, ...ended(-5), trialEndsAt: now + dayMs }, -5],
    ['past due: the paid time and the grace', { status: 'past_due', paidUntilAt: now - dayMs }, renewalGraceMs - dayMs],
    ['cancelled at the end of the paid time', { ...ended(-5), paidUntilAt: now - 5 }, -5],
    ['cancelled at once: that moment', ended(-5), -5],
    ['cancelled after the paid time: the paid time', { ...ended(-5), paidUntilAt: now - dayMs }, -dayMs],
    ['cancelled, without the moment: the paid time', { status: 'canceled' }, dayMs],
    ['paused at once: that moment', { status: 'paused', pausedAt: now - 7 }, -7],
    ['paused after the paid time: the paid time', { status: 'paused', pausedAt: now - 7, paidUntilAt: now - 9 }, -9],
    ['paused, without the moment: the paid time', { status: 'paused' }, dayMs],
    ['running again after a pause', { pausedAt: now - dayMs, willNotRenew: true }, dayMs],
    ['withdrawn: that moment, whatever was paid', { withdrawn: true, withdrawnAt: now - 3 }, -3],
    ['paid back as a whole: none', unpaid, null],
    [
      'a granted time after the paid one: its end and the grace of the renewal there',
      { grants: [grant(dayMs, 9 * dayMs)] },
      9 * dayMs + renewalGraceMs,
    ],
    [
      'a granted time after the paid one, without a renewal: its end',
      { willNotRenew: true, grants: [grant(dayMs, 9 * dayMs)] },
      9 * dayMs,
    ],
    ['a granted time of one that is past due: its end', { status: 'past_due', ...unpaid, grants: [grant(-9, 9)] }, 9],
    [
      'a granted time after a gap, which has not begun',
      { grants: [grant(2 * dayMs, 9 * dayMs)] },
      dayMs + renewalGraceMs,
    ],
    [
      'a granted time that is over, while the charge is awaited',
      { ...unpaid, grants: [grant(-dayMs, -5)] },
      renewalGraceMs - 5,
    ],
    ['a granted time of one that was withdrawn', { withdrawn: true, withdrawnAt: now - 3, grants: [grant(-9, 9)] }, -3],
    ['a granted time of one that was cancelled', { ...ended(-5), grants: [grant(-9, 9)] }, 9],
  ])('until when entries count: %s', (_name, changes, end) => {
    expect(endOf(changes)).toBe(end);
  });

  it('of several subscriptions the longest access counts', () => {
    expect(endOf({ ...unpaid }, { willNotRenew: true }, { withdrawn: true, withdrawnAt: now - 3 })).toBe(dayMs);
  });

  it('without a subscription granted access counts, and nothing else gives any', () => {
    expect(writableUntil([], [], now)).toBeNull();
    expect(writableUntil([], [grant(-9, 9)], now)).toBe(now + 9);
    expect(writableUntil([{ ...paid, ...unpaid }], [grant(9, 12)], now)).toBeNull();
  });

  it('whoever may train now has access until later than now', () => {
    const time = fc.integer({ min: now - 90 * dayMs, max: now + 90 * dayMs });
    const past = fc.integer({ min: now - 90 * dayMs, max: now });
    const facts = fc.record<AccessFacts>({
      status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled', ''),
      paidUntilAt: fc.option(time),
      trialEndsAt: fc.option(time),
      willNotRenew: fc.boolean(),
      withdrawn: fc.constant(false),
      grants: fc.array(fc.record({ startsAt: time, endsAt: time }), { maxLength: 3 }),
      withdrawnAt: fc.constant(null),
      canceledAt: fc.option(past),
      pausedAt: fc.option(past),
    });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 3 }), (all) => {
        const until = writableUntil(all, [], now);
        if (all.some((one) => entitlementOf(one, now).permits)) expect(until).toBeGreaterThan(now);
        if (all.some((one) => grantedUntil(one.grants, now) !== null)) expect(until).toBeGreaterThan(now);
      }),
      propertyRuns({ commit: 300, full: 20_000 }),
    );
  });
});

describe('whether an entry counts', () => {
  it.each<[string, number, number | null, boolean]>([
    ['made before the end', now - 2, now - 1, true],
    ['made at the end', now - 1, now - 1, false],
    ['made by a clock that is fast, while access runs', now + dayMs, now + 1, true],
    ['made by a clock that is fast, after the end', now + dayMs, now, false],
    ['made without any access', now - 2, null, false],
  ])('whether an entry counts that was %s', (_name, at, until, counts) => {
    expect(isWithinAccess(at, until, now)).toBe(counts);
  });
});

function ended(ms: number): Partial<AccessFacts> {
  return { status: 'canceled', canceledAt: now + ms };
}
