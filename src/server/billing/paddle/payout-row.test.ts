import { expect, it } from 'vitest';
import { readPayoutRow } from './payout-row.ts';

const row = {
  whatever_id: 'txn_01',
  another_id: 'adj_01',
  customer_email: 'ada@example.com',
  balance_movement_type: 'refund',
  balance_movement_date: '2026-11-02T10:00:00Z',
  balance_currency: 'USD',
  balance_movement_in_balance_currency: '-1999',
};

it('a row of the report says what moved and why, and nothing about the buyer', () => {
  expect(readPayoutRow(row)).toEqual({
    kind: 'refund',
    transactionId: 'txn_01',
    adjustmentId: 'adj_01',
    movedAt: Date.parse('2026-11-02T10:00:00Z'),
    netMinor: -1999,
  });
});

it.each([
  ['-19.99', 'USD', -1999],
  ['19.9', 'USD', 1990],
  ['1999', 'JPY', 1999],
  ['1999.00', 'JPY', 1999],
  ['-0', 'USD', 0],
])('the amount %s of %s is %i minor units', (text, currency, netMinor) => {
  const read = readPayoutRow({ ...row, balance_currency: currency, balance_movement_in_balance_currency: text });
  expect(read.netMinor).toBe(netMinor);
});

it.each(['', 'many', '19.999', '1e3'])('%j is no amount', (text) => {
  expect(() => readPayoutRow({ ...row, balance_movement_in_balance_currency: text })).toThrow(RangeError);
});

it('a transfer fee belongs to no payment', () => {
  const { whatever_id: _, another_id: __, ...fee } = row;
  expect(readPayoutRow({ ...fee, balance_movement_type: 'swift_fee' })).toMatchObject({
    transactionId: null,
    adjustmentId: null,
  });
});
