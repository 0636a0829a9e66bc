import { describe, expect, it } from 'vitest';
import { paymentsToRefund } from './payments-to-refund.ts';

const payment = (remainingMinor: number, transactionId = 'txn_1') => ({
  transactionId,
  totalMinor: 1999,
  remainingMinor,
});
const shares = (minor: number) => new Map([['txn_1', minor]]);

describe('what a withdrawal gives back', () => {
  it.each([
    ['of a whole payment the first time: all', 1999, null, null],
    ['of what an operator left the first time: all that is left', 1499, null, null],
    ['less the days used', 1999, 1928, 1928],
    ['less the days used, as long as so much is left', 1928, 1928, 1928],
    ['no more than an operator’s partial refund has left', 1499, 1928, 1499],
    ['one minor unit if that is all that is left', 1, 1928, 1],
    ['all of a payment of which no day is used', 1999, 1999, null],
    ['what is left of a payment of which no day is used', 1499, 1999, 1499],
  ])('a withdrawal gives back %s', (_what, remaining, share, amountMinor) => {
    const given = paymentsToRefund([payment(remaining)], share === null ? null : shares(share));
    expect(given).toEqual([{ transactionId: 'txn_1', amountMinor }]);
  });

  it.each([
    ['of which nothing is left, the first time', 0, null],
    ['of which nothing is left', 0, 1928],
    ['of which all days are used', 1999, 0],
  ])('a withdrawal gives nothing back of a payment %s', (_what, remaining, share) => {
    expect(paymentsToRefund([payment(remaining)], share === null ? null : shares(share))).toEqual([]);
  });

  it('a payment that was for no time before the withdrawal goes back as far as it remains', () => {
    const payments = [payment(1999, 'txn_2'), payment(999, 'txn_3'), payment(1999)];
    expect(paymentsToRefund(payments, shares(500))).toEqual([
      { transactionId: 'txn_2', amountMinor: null },
      { transactionId: 'txn_3', amountMinor: 999 },
      { transactionId: 'txn_1', amountMinor: 500 },
    ]);
  });
});
