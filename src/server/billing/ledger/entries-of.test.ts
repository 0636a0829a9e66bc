import { describe, expect, it } from 'vitest';
import type { PaymentFacts, PayoutFacts, ReturnFacts } from '../provider-event.ts';
import { entriesOf, type HeardMoney } from './entries-of.ts';

const paidOut: PayoutFacts = {
  currency: 'USD',
  grossMinor: 2060,
  taxMinor: 329,
  feeMinor: 157,
  retainedFeeMinor: 0,
  chargebackFeeMinor: 0,
  exchangeRate: '1.085',
  feeRate: '0.05',
};
const payment: PaymentFacts = {
  kind: 'payment',
  status: 'completed',
  currency: 'EUR',
  grossMinor: 1899,
  taxMinor: 303,
  feeMinor: 145,
  payout: paidOut,
  paidAt: 5,
  discountMinor: 0,
  creditMinor: 0,
  origin: 'web',
  sold: null,
  taxing: null,
  discount: null,
};
const back: ReturnFacts = {
  kind: 'return',
  transactionId: 'txn',
  action: 'refund',
  status: 'approved',
  currency: 'EUR',
  payout: null,
  grossMinor: 1899,
  taxMinor: 303,
  feeMinor: 145,
  retainedFeeMinor: 145,
  createdAt: 10,
  updatedAt: 20,
};
const dispute: ReturnFacts = {
  ...back,
  action: 'chargeback',
  payout: { ...paidOut, chargebackFeeMinor: 1500 },
};
const reversal: ReturnFacts = { ...back, action: 'chargeback_reverse', createdAt: 30, updatedAt: 30, payout: paidOut };
const heard = (providerId: string, told: PaymentFacts | ReturnFacts): HeardMoney => ({
  providerId,
  eventId: '1',
  told,
});
const brief = (all: HeardMoney[]) =>
  entriesOf(all).map(({ kind, providerId, occurredAt, amounts }) => [kind, providerId, occurredAt, amounts.gross]);

describe('the entries of a payment', () => {
  const whole = {
    kind: 'payment',
    providerId: 'txn',
    status: 'completed',
    occurredAt: 5,
    currency: 'EUR',
    amounts: { gross: 1899, tax: 303, discount: 200, credit: 100, fee: 145, retainedFee: 0 },
    payout: { currency: 'USD', gross: 2060, tax: 329, fee: 157, retainedFee: 0, chargebackFee: 0 },
    exchangeRate: '1.085',
    feeRate: '0.05',
    sourceEvent: '1',
  };
  const discounted = { ...payment, discountMinor: 200, creditMinor: 100 };

  it('a payment counts from when its money was taken, with fee, rates and payout', () =>
    expect(entriesOf([heard('txn', discounted)])).toEqual([whole]));
  it('a payment has no payout before the provider reports one', () =>
    expect(entriesOf([heard('txn', { ...discounted, payout: null })])).toEqual([
      { ...whole, payout: null, exchangeRate: null, feeRate: null },
    ]));
  it('a payment is as the provider reported it last', () =>
    expect(
      entriesOf([
        heard('txn', { ...discounted, payout: null, grossMinor: 1 }),
        { ...heard('txn', discounted), eventId: '2' },
      ]),
    ).toEqual([{ ...whole, sourceEvent: '2' }]));
  it('a payment waits until it is completed', () =>
    expect(brief([heard('txn', { ...payment, status: 'paid' })])).toEqual([]));
  it('a completed payment whose money was not taken is no entry', () =>
    expect(brief([heard('txn', { ...payment, paidAt: null })])).toEqual([]));
  it('a payment of nothing is no entry, one by credit is', () => {
    const nothing = { ...payment, grossMinor: 0 };
    expect(brief([heard('txn', nothing)])).toEqual([]);
    expect(brief([heard('txn', { ...nothing, creditMinor: 1 })])).toEqual([['payment', 'txn', 5, 0]]);
  });
});

describe('the entries of a return', () => {
  it.each<[string, HeardMoney[], unknown[][]]>([
    ['a refund that waits', [heard('a', { ...back, status: 'pending_approval' })], []],
    ['a refund, from its approval on', [heard('a', back)], [['refund', 'a', 20, -1899]]],
    [
      'a refund that is told again later keeps its day',
      [heard('a', back), heard('a', { ...back, updatedAt: 25 })],
      [['refund', 'a', 20, -1899]],
    ],
    [
      'a refund that is taken back after all',
      [heard('a', back), heard('a', { ...back, status: 'rejected', updatedAt: 25 })],
      [
        ['refund', 'a', 20, -1899],
        ['refund', 'a', 25, 1899],
      ],
    ],
    ['a refund that was never approved', [heard('a', { ...back, status: 'rejected' })], []],
    ['a credit', [heard('a', { ...back, action: 'credit' })], [['credit', 'a', 20, -1899]]],
    ['a chargeback, from the day of the bank', [heard('a', dispute)], [['chargeback', 'a', 10, -1899]]],
    [
      'a chargeback that is lifted by its status',
      [heard('a', { ...dispute, status: 'reversed', updatedAt: 30 })],
      [
        ['chargeback', 'a', 10, -1899],
        ['chargeback_reverse', 'a', 30, 1899],
      ],
    ],
    [
      'a chargeback that is lifted by its status and by a reversal counts once',
      [heard('a', { ...dispute, status: 'reversed' }), heard('b', reversal)],
      [
        ['chargeback', 'a', 10, -1899],
        ['chargeback_reverse', 'b', 30, 1899],
      ],
    ],
    [
      'a chargeback that is lifted by its status, told twice, from the first time on',
      [
        heard('a', dispute),
        heard('a', { ...dispute, status: 'reversed', updatedAt: 30 }),
        heard('a', { ...dispute, status: 'reversed', updatedAt: 35 }),
      ],
      [
        ['chargeback', 'a', 10, -1899],
        ['chargeback_reverse', 'a', 30, 1899],
      ],
    ],
    ['a chargeback that the bank only considers', [heard('a', { ...dispute, status: 'pending_approval' })], []],
    [
      'a chargeback that was changed later, as it was told last',
      [heard('a', dispute), heard('a', { ...dispute, grossMinor: 999, createdAt: 12 })],
      [['chargeback', 'a', 12, -999]],
    ],
    [
      'a reversal that was changed later, as it was told last',
      [heard('b', reversal), heard('b', { ...reversal, grossMinor: 999, createdAt: 32 })],
      [['chargeback_reverse', 'b', 32, 999]],
    ],
    [
      'chargebacks in the order of the bank, at the same moment in that of their ids',
      [
        heard('c', dispute),
        heard('b', { ...dispute, createdAt: 40 }),
        heard('a', dispute),
        heard('d', { ...dispute, createdAt: 8 }),
      ],
      [
        ['chargeback', 'd', 8, -1899],
        ['chargeback', 'a', 10, -1899],
        ['chargeback', 'c', 10, -1899],
        ['chargeback', 'b', 40, -1899],
      ],
    ],
    ['a warning of a chargeback', [heard('a', { ...back, action: 'chargeback_warning' })], []],
  ])('%s', (_name, all, expected) => expect(brief(all)).toEqual(expected));

  const ofReturn = { retainedFeeMinor: 30, chargebackFeeMinor: 1500 };

  it('a return takes everything back but the fee that the provider keeps', () =>
    expect(entriesOf([heard('a', { ...back, retainedFeeMinor: 30, payout: { ...paidOut, ...ofReturn } })])).toEqual([
      {
        kind: 'refund',
        providerId: 'a',
        status: 'approved',
        occurredAt: 20,
        currency: 'EUR',
        amounts: { gross: -1899, tax: -303, discount: 0, credit: 0, fee: -145, retainedFee: 30 },
        payout: { currency: 'USD', gross: -2060, tax: -329, fee: -157, retainedFee: 30, chargebackFee: 1500 },
        exchangeRate: '1.085',
        feeRate: '0.05',
        sourceEvent: '1',
      },
    ]));
  it('a return has no payout before the provider reports one, and never less than nothing', () => {
    const [entry] = entriesOf([heard('a', { ...back, taxMinor: 0, retainedFeeMinor: 0 })]);
    expect(entry).toMatchObject({ payout: null, exchangeRate: null, feeRate: null });
    expect(Object.is(entry!.amounts.tax, 0) && Object.is(entry!.amounts.retainedFee, 0)).toBe(true);
  });
  it('a payment’s facts are none of its return', () =>
    expect(brief([heard('txn', payment), heard('a', back)])).toEqual([
      ['payment', 'txn', 5, 1899],
      ['refund', 'a', 20, -1899],
    ]));

  const feesOf = (all: HeardMoney[]) =>
    entriesOf(all).map(({ providerId, payout }) => [providerId, payout?.chargebackFee ?? null]);
  it('a lifted chargeback gives the fee for it back', () =>
    expect(feesOf([heard('a', { ...dispute, status: 'reversed' }), heard('b', reversal)])).toEqual([
      ['a', 1500],
      ['b', -1500],
    ]));
  it('the reversal of a chargeback that is not reversed by its status gives its fee back, too', () =>
    expect(feesOf([heard('a', dispute), heard('b', reversal)])).toEqual([
      ['a', 1500],
      ['b', -1500],
    ]));
  it('the fee that is given back is that of the chargeback that was lifted, as it was told last', () => {
    const other = { ...dispute, createdAt: 9, payout: { ...paidOut, chargebackFeeMinor: 2500 } };
    const told = [heard('x', other), heard('a', dispute), heard('a', { ...dispute, status: 'reversed' })];
    expect(feesOf([...told, heard('b', reversal)]).at(-1)).toEqual(['b', -1500]);
  });
  it.each([
    ['whose chargeback we do not know', []],
    ['of a chargeback without a payout', [heard('a', { ...dispute, payout: null })]],
  ])('a reversal %s gives no fee back', (_what, before) =>
    expect(feesOf([...before, heard('b', reversal)]).at(-1)).toEqual(['b', 0]),
  );
});
