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

describe('what goes back when the days used are kept', () => {
  it.each([
    ['the day that has begun, on the first one', 0, 2700],
    ['a day more from the second one on', 1, 2600],
    ['thirteen days and a bit', 13.5, 1400],
    ['all of it, once the period is over', 40, 0],
  ])('leaves %s', (_what, afterDays, amountMinor) => {
    expect(back([payment()], afterDays)).toEqual({ txn_1: amountMinor });
  });

  it('leaves the fraction of a minor unit to the buyer', () => {
    expect(back([payment({ paidMinor: 1999 })], 2)).toEqual({ txn_1: 1999 - Math.floor((1999 * 3) / 28) });
  });

  it('takes the days of both plans after a change, the latest payment first', () => {
    // Ten of 28 days used for 10.00; 18.00 are credited to 24 weeks for 168.00, of which one day is used for 1.00.
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
    // The same with 10.00 of it from the balance, which are not from the days left over.
    expect(back([payment(), { ...change, paidMinor: 14000, creditMinor: 1000 }], 10.5)).toMatchObject({ txn_1: 1700 });
  });

  it('counts a change after the purchase it was made in the same moment with', () => {
    const change = payment({ transactionId: 'txn_2', paidMinor: 0, worthMinor: 2800, isPlanChange: true });
    for (const payments of [
      [payment(), change],
      [change, payment()],
    ]) {
      expect(back(payments, 0)).toEqual({ txn_2: 0, txn_1: 2700 });
    }
  });

  it('takes nothing for a plan of which more was credited than it was worth', () => {
    const change = payment({ transactionId: 'txn_2', paidMinor: 0, worthMinor: 3800, isPlanChange: true });
    expect(back([payment({ transactionId: 'txn_1' }), change], 0)).toEqual({ txn_2: 0, txn_1: 2800 - 135 });
  });

  it('knows days by the date, though the clock was changed within the period', () => {
    const hourMs = 3_600_000;
    expect(back([payment({ periodEndsAt: start + 28 * dayMs - hourMs })], 0)).toEqual({ txn_1: 2700 });
  });

  it('keeps all of what paid for less than a day', () => {
    expect(back([payment({ periodEndsAt: start })], 0)).toEqual({ txn_1: 0 });
  });

  it('gives back from the first payment what a shorter plan left as credit', () => {
    // Two of 168 days used for 2.00; 166.00 are credited: 28.00 for four weeks, of which a day is used, the rest to the
    // balance.
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

  it('keeps what paid for no time', () => {
    expect(back([payment({ periodEndsAt: null })], 0)).toEqual({ txn_1: 0 });
    const once = payment({ transactionId: 'once', paidMinor: 500, periodEndsAt: null, billedAt: start + dayMs });
    const change = { transactionId: 'txn_2', paidMinor: 0, isPlanChange: true, billedAt: start + 2 * dayMs };
    const same = payment({ ...change, worthMinor: 2600 });
    // Two days of the first plan, the charge, and a day of the plan that its 26.00 went to.
    expect(back([payment(), once, same], 2)).toEqual({ txn_2: 0, once: 500, txn_1: 2800 - 200 - 500 - 92 });
  });

  it('is never more than was paid, nor less than nothing', () => {
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
