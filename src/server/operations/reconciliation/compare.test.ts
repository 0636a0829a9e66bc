import { describe, expect, it } from 'vitest';
import { adjustment, paid, transaction } from '#testing/server/provider-events.ts';
import {
  compareFigures,
  expectedReturns,
  figuresOfAdjustment,
  figuresOfOurTransaction,
  figuresOfReturns,
  figuresOfTransaction,
  type OurTransaction,
} from './compare.ts';

const ourTold = {
  discountMinor: 100n,
  feeMinor: 150n,
  retainedFeeMinor: 0n,
  payoutCurrency: 'USD',
  payoutMinor: 1530n,
  exchangeRate: '1',
};
const money = {
  status: 'completed',
  currency: 'USD',
  grossMinor: 1999,
  taxMinor: 319,
  feeMinor: 150,
  payout: {
    currency: 'USD',
    grossMinor: 1999,
    taxMinor: 319,
    feeMinor: 150,
    retainedFeeMinor: 0,
    chargebackFeeMinor: 0,
    exchangeRate: '1',
    feeRate: '0.05',
  },
};
const told = {
  ...money,
  kind: 'payment' as const,
  paidAt: 1000,
  discountMinor: 100,
  creditMinor: 0,
  origin: 'web',
  sold: null,
  taxing: null,
  discount: null,
};
const base = transaction(0n);
const theirs = {
  ...base,
  record: { ...base.record, told },
  ...paid,
  paidAt: 1000,
  totalMinor: 1999,
  paidTaxMinor: 319,
  currency: 'USD',
};
const ours: OurTransaction = {
  status: theirs.status,
  currency: 'USD',
  totalMinor: 1999,
  creditMinor: theirs.creditMinor,
  paidAt: 1000,
  subscriptionId: theirs.subscriptionId,
  occurredAtUs: 0n,
  sale: { grossMinor: 1999n, taxMinor: 319n, currencies: ['USD'], told: ourTold },
};
const compare = (changed: Partial<OurTransaction>) =>
  compareFigures('transaction', 'txn_1', {
    ours: figuresOfOurTransaction({ ...ours, ...changed }),
    theirs: figuresOfTransaction(theirs),
  });

describe('a payment', () => {
  it('agrees when all figures are the same', () => {
    expect(compare({})).toEqual([]);
  });

  it.each<[string, Partial<OurTransaction>]>([
    ['status', { status: 'ready' }],
    ['currency', { currency: 'EUR' }],
    ['total', { totalMinor: 2000 }],
    ['credit', { creditMinor: 7 }],
    ['paid', { paidAt: null }],
    ['subscription', { subscriptionId: 'sub_other' }],
    ['ledger gross', { sale: { ...ours.sale, grossMinor: 1998n } }],
    ['ledger tax', { sale: { ...ours.sale, taxMinor: 0n } }],
    ['ledger currency', { sale: { ...ours.sale, currencies: ['EUR', 'USD'] } }],
    ['ledger discount', { sale: { ...ours.sale, told: { ...ourTold, discountMinor: 0n } } }],
    ['ledger fee', { sale: { ...ours.sale, told: { ...ourTold, feeMinor: 151n } } }],
    ['ledger retained fee', { sale: { ...ours.sale, told: { ...ourTold, retainedFeeMinor: 1n } } }],
    ['ledger payout', { sale: { ...ours.sale, told: { ...ourTold, payoutMinor: 1531n } } }],
    ['exchange rate', { sale: { ...ours.sale, told: { ...ourTold, exchangeRate: '1.1' } } }],
  ])('differs in its %s alone', (field, changed) => {
    expect(compare(changed).map((one) => one.field)).toEqual([field]);
  });

  it('that one side does not know is one difference', () => {
    const figures = figuresOfTransaction(theirs);
    expect(compareFigures('transaction', 'txn_1', { ours: null, theirs: figures })).toEqual([
      { kind: 'transaction', providerId: 'txn_1', field: 'whole', ours: null, theirs: `${theirs.status} 1999 USD` },
    ]);
    expect(compareFigures('transaction', 'txn_1', { ours: figures, theirs: null })).toHaveLength(1);
  });
});

it('a payment that is not paid, or of nothing, is in no entry', () => {
  const figures = { 'ledger gross': '0', 'ledger tax': '0', 'ledger currency': '' };
  const unpaid = figuresOfTransaction({ ...theirs, paidAt: null });
  expect(unpaid).toMatchObject({ ...figures, paid: '', total: '1999', currency: 'USD' });
  expect(unpaid).not.toHaveProperty('ledger payout');
  const trial = figuresOfTransaction({ ...theirs, totalMinor: 0, paidTaxMinor: 0 });
  expect(trial).toMatchObject({ ...figures, paid: new Date(1000).toISOString() });
  expect(trial).not.toHaveProperty('ledger payout');
  const sale = { grossMinor: 0n, taxMinor: 0n, currencies: [], told: ourTold };
  const own = figuresOfOurTransaction({ ...ours, totalMinor: 0, sale });
  expect(compareFigures('transaction', 'txn_1', { ours: own, theirs: trial })).toEqual([]);
});

it('what nobody knows, and a field that only one side has', () => {
  expect(compareFigures('payout', 'pay_1', { ours: null, theirs: null })).toEqual([]);
  expect(compareFigures('payout', 'pay_1', { ours: { a: '1' }, theirs: { b: '2' } })).toEqual([
    { kind: 'payout', providerId: 'pay_1', field: 'b', ours: null, theirs: '2' },
    { kind: 'payout', providerId: 'pay_1', field: 'a', ours: '1', theirs: null },
  ]);
});

describe('an adjustment', () => {
  const toldReturn = {
    ...money,
    kind: 'return' as const,
    transactionId: 'txn_1',
    action: 'refund',
    retainedFeeMinor: 20,
    createdAt: 0,
    updatedAt: 0,
    payout: { ...money.payout, retainedFeeMinor: 20 },
  };
  const of = (action: string, status: 'approved' | 'rejected' | 'reversed' | 'pending_approval') => {
    const event = adjustment(0n, { action, status });
    return figuresOfAdjustment({ ...event, record: { ...event.record, told: toldReturn } });
  };

  it('told of a refund is taken off: the fee that Paddle gives back and the one that it keeps', () => {
    expect(of('refund', 'approved')).toEqual({
      action: 'refund',
      status: 'approved',
      currency: 'USD',
      total: '1999',
      tax: '0',
      transaction: 'txn_1',
      'ledger discount': '0',
      'ledger fee': '-150',
      'ledger retained fee': '20',
      'exchange rate': '1',
      'ledger payout': '-1550 USD',
    });
  });

  it.each([
    ['chargeback', 'approved', '-1550 USD'],
    ['chargeback', 'reversed', '-1550 USD'],
    ['chargeback_reverse', 'approved', '1550 USD'],
    ['refund', 'reversed', undefined],
    ['refund', 'rejected', undefined],
    ['refund', 'pending_approval', undefined],
  ] as const)('of a %s that is %s the payout is %s', (action, status, payout) => {
    expect(of(action, status)['ledger payout']).toBe(payout);
  });

  const refund = { ...adjustment(0n), action: 'refund', status: 'approved' as const, totalMinor: 500, taxMinor: 80 };

  it.each([
    ['action', { action: 'chargeback' }],
    ['status', { status: 'rejected' as const }],
    ['currency', { currency: 'XXX' }],
    ['total', { totalMinor: 501 }],
    ['tax', { taxMinor: 81 }],
    ['transaction', { transactionId: 'txn_other' }],
  ])('differs in its %s alone', (field, changed) => {
    const sides = { ours: figuresOfAdjustment({ ...refund, ...changed }), theirs: figuresOfAdjustment(refund) };
    expect(compareFigures('adjustment', refund.id, sides).map((one) => one.field)).toEqual([field]);
  });

  it('has an entry once it is approved; a lifted chargeback counts once', () => {
    const of = (action: string, status: string) => ({ ...refund, action, status });
    expect(expectedReturns([of('refund', 'pending_approval'), of('refund', 'approved')]).refund).toEqual({
      grossMinor: -500n,
      taxMinor: -80n,
    });
    const lifted = expectedReturns([of('chargeback', 'reversed'), of('chargeback_reverse', 'approved')]);
    expect([lifted.chargeback.grossMinor, lifted.chargeback_reverse.grossMinor]).toEqual([-500n, 500n]);
    const byReversalAlone = expectedReturns([of('chargeback', 'approved'), of('chargeback_reverse', 'approved')]);
    expect(byReversalAlone.chargeback_reverse).toEqual({ grossMinor: 500n, taxMinor: 80n });
    const byStatusAlone = expectedReturns([of('chargeback', 'reversed')]);
    expect(byStatusAlone.chargeback_reverse).toEqual({ grossMinor: 500n, taxMinor: 80n });
    expect(expectedReturns([of('chargeback_reverse', 'rejected')]).chargeback_reverse.grossMinor).toBe(0n);
  });

  it.each(['refund', 'chargeback', 'chargeback_reverse'] as const)('the entries of a %s differ by figure', (kind) => {
    const sides = {
      ours: figuresOfReturns({ [kind]: { grossMinor: 1n, taxMinor: 2n } }),
      theirs: figuresOfReturns({}),
    };
    const found = compareFigures('returned', 'txn_1', sides);
    expect(found.map((one) => one.ours)).toEqual(['1', '2']);
    const name = kind.replace('_', ' ');
    expect(found.map(({ field }) => field)).toEqual([`${name} gross`, `${name} tax`]);
  });
});
