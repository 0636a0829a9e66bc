import { describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payment.ts';
import { type PaymentRecord, paymentsOf } from './payments.ts';

const billedAt = Date.parse('2026-04-12T10:00:00Z');

function record(changes: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id: 'txn_1',
    status: 'completed',
    totalMinor: 1999,
    taxMinor: 319,
    currency: 'EUR',
    billedAt,
    adjustments: [],
    owedMinor: null,
    ...changes,
  };
}

const refund = (totalMinor: number, status = 'approved') => ({ action: 'refund', status, totalMinor });
const chargeback = (totalMinor: number, status = 'approved') => ({ action: 'chargeback', status, totalMinor });
const reversal = (totalMinor: number) => ({ action: 'chargeback_reverse', status: 'approved', totalMinor });

const table: [string, Partial<PaymentRecord>, Payment['status'], number][] = [
  ['that went through', {}, 'paid', 0],
  ['that is going through', { status: 'paid' }, 'paid', 0],
  ['that was declined', { status: 'past_due' }, 'unpaid', 0],
  ['that was asked for', { status: 'billed' }, 'unpaid', 0],
  ['whose refund waits for approval', { adjustments: [refund(1999, 'pending_approval')] }, 'refund pending', 1999],
  ['that we owe back and Paddle has yet to be told', { owedMinor: 1999 }, 'refund pending', 1999],
  [
    'that we still owe back after a refusal',
    { owedMinor: 1999, adjustments: [refund(1999, 'rejected')] },
    'refund pending',
    1999,
  ],
  ['that we owed back and that came back', { owedMinor: 1999, adjustments: [refund(1999)] }, 'refunded', 1999],
  ['of which we owe back a part', { owedMinor: 700 }, 'refund pending', 700],
  ['of which a part that we owed came back', { owedMinor: 700, adjustments: [refund(700)] }, 'partly refunded', 700],
  ['whose refund was refused', { adjustments: [refund(1999, 'rejected')] }, 'paid', 0],
  ['of which a part came back', { adjustments: [refund(500)] }, 'partly refunded', 500],
  [
    'of which a part came back and more is to',
    { adjustments: [refund(500), refund(300, 'pending_approval')] },
    'refund pending',
    800,
  ],
  ['that came back whole', { adjustments: [refund(1999)] }, 'refunded', 1999],
  ['that came back in parts', { adjustments: [refund(1000), refund(999)] }, 'refunded', 1999],
  ['that the bank took back', { adjustments: [chargeback(1999)] }, 'charged back', 1999],
  [
    'that the bank took back after a part came back',
    { adjustments: [refund(500), chargeback(1999)] },
    'charged back',
    1999,
  ],
  ['whose chargeback was lifted', { adjustments: [chargeback(1999, 'reversed')] }, 'paid', 0],
  [
    'whose chargeback was lifted, told in both ways',
    { adjustments: [chargeback(1999, 'reversed'), reversal(1999)] },
    'paid',
    0,
  ],
  [
    'that the bank took back a second time',
    { adjustments: [chargeback(1999, 'reversed'), reversal(1999), chargeback(1999)] },
    'charged back',
    1999,
  ],
  ['that the bank took back and gave again', { adjustments: [chargeback(1999), reversal(1999)] }, 'paid', 0],
  [
    'with credit that is no money',
    { adjustments: [{ action: 'credit', status: 'approved', totalMinor: 100 }] },
    'paid',
    0,
  ],
];

describe('a payment', () => {
  it.each(table)('a payment %s has the right status and refund', (_what, changes, status, refundedMinor) => {
    expect(paymentsOf([record(changes)])).toMatchObject([
      { status, refunded: { amount_minor: refundedMinor, currency: 'EUR' } },
    ]);
  });

  it('a payment has its total, the tax within it, and whether there is an invoice', () => {
    expect(paymentsOf([record()])).toEqual([
      {
        id: 'txn_1',
        billed_at: '2026-04-12T10:00:00.000Z',
        total: { amount_minor: 1999, currency: 'EUR' },
        tax: { amount_minor: 319, currency: 'EUR' },
        status: 'paid',
        refunded: { amount_minor: 0, currency: 'EUR' },
        has_invoice: true,
      },
    ]);
    expect(paymentsOf([record({ status: 'past_due' })])).toMatchObject([{ has_invoice: false }]);
  });
});

describe('the list of payments', () => {
  it('the list of payments leaves out trials and saved cards, which cost nothing', () => {
    expect(paymentsOf([record({ totalMinor: 0 })])).toEqual([]);
  });

  it.each(['draft', 'ready', 'canceled'])(
    'the list of payments leaves out transactions that were never charged: %s',
    (status) => {
      expect(paymentsOf([record({ status })])).toEqual([]);
    },
  );

  it('the list of payments has the newest first', () => {
    const list = [
      record({ id: 'old' }),
      record({ id: 'new', billedAt: billedAt + 2 }),
      record({ id: 'mid', billedAt: billedAt + 1 }),
    ];
    expect(paymentsOf(list).map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
  });
});

describe('the smallest amount counts', () => {
  it('the smallest amount is listed as a payment', () => {
    expect(paymentsOf([record({ totalMinor: 1 })])).toHaveLength(1);
  });

  it.each<[string, PaymentRecord['adjustments'][number], Payment['status']]>([
    ['charged back', chargeback(1), 'charged back'],
    ['waiting to go back', refund(1, 'pending_approval'), 'refund pending'],
    ['gone back', refund(1), 'partly refunded'],
  ])('the smallest amount counts as %s', (_name, adjustment, status) => {
    expect(paymentsOf([record({ adjustments: [adjustment] })])[0]).toMatchObject({
      status,
      refunded: { amount_minor: 1 },
    });
  });
});
