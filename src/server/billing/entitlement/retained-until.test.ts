import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Charge, retainedUntil } from './retained-until.ts';

const weekMs = 7 * 86_400_000;
const start = Date.parse('2030-01-01T12:00:00Z');
const atWeek = (weeks: number) => start + weeks * weekMs;

function charge(id: string, weeks: [number, number], changes: Partial<Charge> = {}): Charge {
  return {
    id,
    subscriptionId: 'sub_1',
    isPlanChange: false,
    paidMinor: 2000,
    worthMinor: 2000,
    creditMinor: 0,
    toBalanceMinor: 0,
    billedAt: atWeek(weeks[0]),
    periodEndsAt: atWeek(weeks[1]),
    isReturned: false,
    ...changes,
  };
}

/**
 * 24 weeks for 60.00, changed after 12 weeks to 4 weeks for 20.00: of the unused 30.00, 10.00 go to the balance and pay
 * half a renewal.
 */
const downgrade = (isReturned: boolean): Charge[] => [
  charge('first', [0, 24], { paidMinor: 6000, worthMinor: 6000, isReturned }),
  charge('change', [12, 16], { isPlanChange: true, paidMinor: 0, toBalanceMinor: 1000 }),
  charge('renewal', [16, 20], { paidMinor: 1000, creditMinor: 1000 }),
  charge('next', [20, 24]),
];

const ends = (charges: Charge[]) =>
  Object.fromEntries([...retainedUntil(charges)].map(([id, at]) => [id, at === null ? null : (at - start) / weekMs]));

describe('access follows the money that was kept', () => {
  it('paid periods give access to their end', () => {
    expect(ends([charge('a', [0, 4]), charge('b', [4, 8])])).toEqual({ a: 4, b: 8 });
  });

  it('a change in the same moment as the purchase gives access to the end of the new plan', () => {
    expect(ends([charge('b', [0, 24]), charge('a', [0, 4], { isPlanChange: true, paidMinor: 0 })])).toEqual({
      b: null,
      a: 4,
    });
  });

  it('a payment that was given back in full gives no access', () => {
    expect(ends([charge('a', [0, 4], { isReturned: true }), charge('b', [4, 8])])).toEqual({ a: null, b: 8 });
  });

  it('a trial, which costs nothing, gives access to its end', () => {
    expect(ends([charge('trial', [0, 1], { paidMinor: 0, worthMinor: 0 })])).toEqual({ trial: 1 });
  });

  it('a one-time charge pays for no time', () => {
    expect(ends([charge('once', [0, 4], { periodEndsAt: null })])).toEqual({ once: null });
  });

  it('after a change to a shorter plan the renewals paid by its credit give access', () => {
    expect(ends(downgrade(false))).toEqual({ first: null, change: 16, renewal: 20, next: 24 });
  });

  it('after a chargeback of the first payment only later payments give access, not its credit', () => {
    expect(ends(downgrade(true))).toEqual({ first: null, change: null, renewal: 18, next: 24 });
  });

  it('when the first payment of a longer plan went back, the plan gives access in part', () => {
    const charges = [
      charge('first', [0, 4], { isReturned: true }),
      charge('change', [2, 26], { isPlanChange: true, paidMinor: 5000, worthMinor: 6000 }),
    ];
    expect(ends(charges)).toEqual({ first: null, change: 22 });
  });

  it('when the first payment went back before the change, the money paid for the next plan gives access', () => {
    // None of it was credited, so the change was paid in full.
    const change = charge('change', [2, 26], { isPlanChange: true, paidMinor: 6000, worthMinor: 6000 });
    expect(ends([charge('first', [0, 4], { isReturned: true }), change])).toEqual({ first: null, change: 26 });
  });

  it('the part of a plan that was credited and kept gives access though its own payment went back', () => {
    // Of the longer plan's 60.00, 50.00 were returned and 10.00 are kept credit. Half the time is left, so 5.00 pay a
    // quarter of the next plan.
    const charges = [
      charge('first', [0, 4]),
      charge('longer', [2, 26], { isPlanChange: true, paidMinor: 5000, worthMinor: 6000, isReturned: true }),
      charge('shorter', [14, 18], { isPlanChange: true, paidMinor: 1500 }),
    ];
    expect(ends(charges)).toEqual({ first: null, longer: null, shorter: 18 });
  });

  it('when the payment of a change went back, the plan before gives access', () => {
    const charges = [
      charge('first', [0, 4]),
      charge('change', [2, 26], { isPlanChange: true, paidMinor: 5000, worthMinor: 6000, isReturned: true }),
    ];
    expect(ends(charges)).toEqual({ first: 4, change: null });
  });

  it('credit gives access in another subscription of the same person', () => {
    const other = charge('other', [30, 34], { subscriptionId: 'sub_2', paidMinor: 1000, creditMinor: 1000 });
    const without = (isReturned: boolean) =>
      downgrade(isReturned).filter(({ id }) => id !== 'renewal' && id !== 'next');
    expect(ends([...without(false), other])).toMatchObject({ other: 34 });
    expect(ends([...without(true), other])).toMatchObject({ other: 32 });
  });

  it('credit from elsewhere gives access', () => {
    const renewal = charge('b', [4, 8], { paidMinor: 0, creditMinor: 2000 });
    expect(ends([charge('a', [0, 4], { isReturned: true }), renewal])).toEqual({ a: null, b: 8 });
  });

  it('everything that a plan’s credit pays gives access in the same part, and no further', () => {
    // Of the 60.00 for 24 weeks, 50.00 were kept. After 12 weeks 30.00 are unused: 20.00 pay for 4 weeks, 10.00 go to
    // the balance, and two renewals use 5.00 each. The third uses credit from elsewhere.
    const share = 5 / 6;
    const credited = { paidMinor: 1500, creditMinor: 500 };
    const charges = [
      charge('first', [0, 4], { isReturned: true }),
      charge('longer', [2, 26], { isPlanChange: true, paidMinor: 5000, worthMinor: 6000 }),
      charge('shorter', [14, 18], { isPlanChange: true, paidMinor: 0, toBalanceMinor: 1000 }),
      charge('renewal', [18, 22], credited),
      charge('second', [22, 26], credited),
      charge('third', [26, 30], credited),
    ];
    const renewed = (1500 + 500 * share) / 2000;
    expect([...retainedUntil(charges).values()]).toEqual([
      null,
      null,
      atWeek(14) + Math.floor(4 * weekMs * share),
      atWeek(18) + Math.floor(4 * weekMs * renewed),
      atWeek(22) + Math.floor(4 * weekMs * renewed),
      atWeek(30),
    ]);
  });

  it('a payment that went back still gives access for the part that credit paid', () => {
    const half = charge('renewal', [16, 20], { paidMinor: 1000, creditMinor: 1000, isReturned: true });
    const charges = downgrade(false).filter(({ id }) => id === 'first' || id === 'change');
    expect(ends([...charges, half])).toMatchObject({ renewal: 18 });
  });

  it('credit gives access for its own amount at most, however much of the plan was unused', () => {
    // 45.00 were unused and 30.00 were credited.
    const charges = [
      charge('first', [0, 24], { paidMinor: 6000, worthMinor: 6000 }),
      charge('change', [6, 10], { isPlanChange: true, paidMinor: 0, toBalanceMinor: 1000 }),
      charge('renewal', [10, 14], { paidMinor: 1000, creditMinor: 1000, isReturned: true }),
    ];
    expect(ends(charges)).toEqual({ first: null, change: 10, renewal: 12 });
  });

  it('credit gives access even though half a minor unit of it was rounded', () => {
    const [first, ...rest] = downgrade(false);
    const odd = { ...first!, paidMinor: 5999, worthMinor: 5999 };
    expect(ends([odd, ...rest])).toEqual({ first: null, change: 16, renewal: 20, next: 24 });
  });

  it('credit gives access in other subscriptions too, whatever one of them is changed to', () => {
    const other = charge('other', [0, 24], { subscriptionId: 'sub_2' });
    expect(ends([other, ...downgrade(false)])).toMatchObject({ other: 24, first: null, change: 16 });
  });

  it('a change that pays for no time ends no paid time', () => {
    const change = charge('change', [2, 4], { isPlanChange: true, periodEndsAt: null });
    expect(ends([charge('first', [0, 4]), change])).toEqual({ first: 4, change: null });
  });

  it('a one-time charge that went back gives no access though credit paid half of it', () => {
    const once = { creditMinor: 1000, paidMinor: 1000, isReturned: true, periodEndsAt: null };
    expect(ends([charge('once', [0, 4], once)])).toEqual({ once: null });
  });

  it('charges stored without their value give access as they did then', () => {
    expect(ends([charge('a', [0, 4], { worthMinor: null })])).toEqual({ a: 4 });
    expect(ends([charge('a', [0, 4], { worthMinor: null, isReturned: true })])).toEqual({ a: null });
  });
});

const random: fc.Arbitrary<Charge[]> = fc
  .array(
    fc.record({
      subscriptionId: fc.constantFrom('sub_1', 'sub_2'),
      isPlanChange: fc.boolean(),
      paidMinor: fc.integer({ min: 0, max: 3000 }),
      extraMinor: fc.integer({ min: 0, max: 3000 }),
      creditMinor: fc.integer({ min: 0, max: 3000 }),
      toBalanceMinor: fc.integer({ min: 0, max: 3000 }),
      week: fc.integer({ min: 0, max: 100 }),
      weeks: fc.integer({ min: 1, max: 24 }),
      isReturned: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ extraMinor, week, weeks, creditMinor, ...rest }, i) => ({
      ...rest,
      isReturned: rest.isReturned && rest.paidMinor > 0,
      id: `txn_${i}`,
      creditMinor: Math.min(creditMinor, extraMinor),
      worthMinor: rest.paidMinor + extraMinor,
      billedAt: atWeek(week),
      periodEndsAt: atWeek(week + weeks),
    })),
  );

it('no access goes beyond its period, whatever the order of the charges', () => {
  fc.assert(
    fc.property(random, (charges) => {
      const until = retainedUntil(charges);
      for (const { id, billedAt, periodEndsAt } of charges) {
        const at = until.get(id)!;
        if (at !== null) expect(at >= billedAt && at <= periodEndsAt!).toBe(true);
      }
      expect(Object.fromEntries(retainedUntil([...charges].reverse()))).toEqual(Object.fromEntries(until));
    }),
  );
});

it('a person who gets all of their money back keeps no access', () => {
  fc.assert(
    fc.property(random, (charges) => {
      const paid = charges.map((one) => ({ ...one, isReturned: true, worthMinor: Math.max(1, one.worthMinor ?? 0) }));
      // Without credit from elsewhere and without a trial nothing is left.
      const own = paid.map((one) => ({ ...one, creditMinor: 0, toBalanceMinor: 0, worthMinor: one.paidMinor }));
      const ended = [...retainedUntil(own.filter(({ paidMinor }) => paidMinor > 0)).values()];
      expect(ended.every((at) => at === null)).toBe(true);
    }),
  );
});
