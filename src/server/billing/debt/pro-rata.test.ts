import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { type PeriodPayment, proRata } from './pro-rata.ts';

const start = Date.parse('2030-01-01T12:00:00Z');

function payment(changes: Partial<PeriodPayment> = {}): PeriodPayment {
  const { paidMinor = 2800, billedAt = start } = changes;
  return {
    transactionId: 'txn_1',
    paidMinor,
    worthMinor: paidMinor,
    creditMinor: 0,
    toBalanceMinor: 0,
    isPlanChange: false,
    billedAt,
    periodEndsAt: billedAt + 28 * dayMs,
    ...changes,
  };
}

const back = (payments: PeriodPayment[], afterDays: number) =>
  Object.fromEntries(
    proRata(payments, start + afterDays * dayMs).map(({ transactionId, amountMinor }) => [transactionId, amountMinor]),
  );

describe('a refund less the days used', () => {
  it.each([
    ['all but the day that has begun, on the first day', 0, 2700],
    ['a day less from the second day on', 1, 2600],
    ['the days left after thirteen and a half', 13.5, 1400],
    ['nothing once the period is over', 40, 0],
  ])('a refund less the days used gives back %s', (_what, afterDays, amountMinor) => {
    expect(back([payment()], afterDays)).toEqual({ txn_1: amountMinor });
  });

  it('a refund less the days used is rounded in the buyer’s favour', () => {
    expect(back([payment({ paidMinor: 1999 })], 2)).toEqual({ txn_1: 1999 - Math.floor((1999 * 3) / 28) });
  });

  it('a refund after a change of plan takes off the days of both plans, the latest payment first', () => {
    // Ten of 28 days are used for 10.00; 18.00 is credited to 24 weeks for 168.00, of which one day is used for 1.00.
    const change = payment({
      transactionId: 'txn_2',
      paidMinor: 15000,
      worthMinor: 16800,
      isPlanChange: true,
      billedAt: start + 10 * dayMs,
      periodEndsAt: start + 178 * dayMs,
    });
    const given = { txn_2: 15000, txn_1: 2800 - 1000 - 100 };
    expect(back([payment(), change], 10.5)).toEqual(given);
    expect(back([change, payment()], 10.5)).toEqual(given);
    // The same with 10.00 paid from the balance, which is no credit for unused days.
    expect(back([payment(), { ...change, paidMinor: 14000, creditMinor: 1000 }], 10.5)).toMatchObject({ txn_1: 1700 });
  });

  it('a change in the same moment as the purchase counts after the purchase', () => {
    const change = payment({ transactionId: 'txn_2', paidMinor: 0, worthMinor: 2800, isPlanChange: true });
    for (const payments of [
      [payment(), change],
      [change, payment()],
    ]) {
      expect(back(payments, 0)).toEqual({ txn_2: 0, txn_1: 2700 });
    }
  });

  it('nothing is kept for a plan that was credited with more than it was worth', () => {
    const change = payment({ transactionId: 'txn_2', paidMinor: 0, worthMinor: 3800, isPlanChange: true });
    expect(back([payment({ transactionId: 'txn_1' }), change], 0)).toEqual({ txn_2: 0, txn_1: 2800 - 135 });
  });

  it('used days are counted by the date, even if the clock changed within the period', () => {
    const hourMs = 3_600_000;
    expect(back([payment({ periodEndsAt: start + 28 * dayMs - hourMs })], 0)).toEqual({ txn_1: 2700 });
  });

  it('a payment for less than a day is kept as a whole', () => {
    expect(back([payment({ periodEndsAt: start })], 0)).toEqual({ txn_1: 0 });
  });

  it('credit left by a shorter plan is given back from the first payment', () => {
    // Two of 168 days are used for 2.00; 166.00 is credited: 28.00 pays for four weeks, of which a day is used, and the
    // rest is added to the balance.
    const first = payment({ paidMinor: 16800, periodEndsAt: start + 168 * dayMs });
    const change = payment({
      transactionId: 'txn_2',
      paidMinor: 0,
      worthMinor: 2800,
      toBalanceMinor: 13800,
      isPlanChange: true,
      billedAt: start + 2 * dayMs,
    });
    expect(back([first, change], 2.1)).toEqual({ txn_2: 0, txn_1: 16800 - 200 - 100 });
  });

  it('a payment that paid for no time is kept', () => {
    expect(back([payment({ periodEndsAt: null })], 0)).toEqual({ txn_1: 0 });
    const once = payment({ transactionId: 'once', paidMinor: 500, periodEndsAt: null, billedAt: start + dayMs });
    const change = { transactionId: 'txn_2', paidMinor: 0, isPlanChange: true, billedAt: start + 2 * dayMs };
    const same = payment({ ...change, worthMinor: 2600 });
    // Used: two days of the first plan, the charge, and a day of the plan to which 26.00 was credited.
    expect(back([payment(), once, same], 2)).toEqual({ txn_2: 0, once: 500, txn_1: 2800 - 200 - 500 - 92 });
  });

  it('a refund less the days used is never more than was paid and never negative', () => {
    const amount = fc.integer({ min: 0, max: 6000 });
    const any = fc.record({
      paidMinor: amount,
      extra: amount,
      toBalanceMinor: amount,
      isPlanChange: fc.boolean(),
      day: fc.integer({ min: 0, max: 14 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), fc.integer({ min: 0, max: 30 }), (all, afterDays) => {
        const payments = all.map(({ extra, day, ...rest }, i) =>
          payment({
            ...rest,
            transactionId: `txn_${i}`,
            worthMinor: rest.paidMinor + extra,
            billedAt: start + day * dayMs,
          }),
        );
        const given = back(payments, afterDays);
        for (const { transactionId, paidMinor } of payments) {
          expect(given[transactionId]).toBeGreaterThanOrEqual(0);
          expect(given[transactionId]).toBeLessThanOrEqual(paidMinor);
        }
      }),
    );
  });
});
