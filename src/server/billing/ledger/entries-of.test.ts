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
  it('a payment counts from when its money was taken, with fee and payout', () =>
    expect(entriesOf([heard('txn', payment)])).toMatchObject([
      { kind: 'payment', occurredAt: 5, amounts: { gross: 1899, tax: 303, fee: 145 }, payout: { gross: 2060 } },
    ]));
  it('a payment waits until it is completed', () =>
    expect(brief([heard('txn', { ...payment, status: 'paid' })])).toEqual([]));
  it('a payment of nothing is no entry, one by credit is', () => {
    const nothing = { ...payment, grossMinor: 0 };
    expect(brief([heard('txn', nothing)])).toEqual([]);
    expect(brief([heard('txn', { ...nothing, creditMinor: 1899 })])).toEqual([['payment', 'txn', 5, 0]]);
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
    ['a warning of a chargeback', [heard('a', { ...back, action: 'chargeback_warning' })], []],
  ])('%s', (_name, all, expected) => expect(brief(all)).toEqual(expected));

  it('the provider keeps its fee for what is returned', () =>
    expect(entriesOf([heard('a', back)])[0]!.amounts).toMatchObject({ fee: -145, retainedFee: 145 }));
  it('a lifted chargeback gives the fee for it back', () => {
    const entries = entriesOf([heard('a', { ...dispute, status: 'reversed' }), heard('b', reversal)]);
    expect(entries.map(({ payout }) => payout!.chargebackFee)).toEqual([1500, -1500]);
  });
});
