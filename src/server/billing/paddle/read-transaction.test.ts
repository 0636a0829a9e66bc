import { Webhooks } from '@paddle/paddle-node-sdk';
import { describe, expect, test } from 'vitest';
import { eventOf, occurredAtUs, totals, transaction } from '#testing/server/paddle-notifications.ts';
import type { TransactionEvent } from '../provider-event.ts';
import { readEvent } from './read-event.ts';

function read(event_type: string, data: object) {
  return readEvent(Webhooks.fromJson(eventOf(event_type, data)), 'webhook');
}
const ofTransaction = (changes: object) =>
  read('transaction.completed', { ...transaction, ...changes }) as TransactionEvent;

describe('a transaction', () => {
  test('a transaction is read with the charge, tax included, and the end of the time it pays for', () => {
    expect(ofTransaction({})).toMatchObject({
      totalMinor: 2159,
      currency: 'USD',
      periodEndsAt: Date.parse('2026-05-10T10:00:00Z'),
      subscriptionId: 'sub_1',
    });
  });

  test('a transaction in yen has no smaller unit', () => {
    const details = { ...transaction.details, totals: { ...totals, grand_total: '2980' } };
    expect(ofTransaction({ currency_code: 'JPY', details })).toMatchObject({ totalMinor: 2980, currency: 'JPY' });
  });

  test('a transaction of a plan change pays until the latest end among its lines', () => {
    const line = (ends_at: string) => ({
      id: 'txnitm_1',
      price_id: 'pri_1',
      quantity: 1,
      proration: { rate: '0.5', billing_period: { starts_at: '2026-04-12T10:00:00Z', ends_at } },
    });
    const line_items = [line('2026-05-10T10:00:00Z'), line('2026-06-10T10:00:00Z')];
    const event = ofTransaction({ billing_period: null, details: { ...transaction.details, line_items } });
    expect(event.periodEndsAt).toBe(Date.parse('2026-06-10T10:00:00Z'));
  });

  test('a transaction that pays for no time gives none, nor does a change of card with a period', () => {
    expect(ofTransaction({ billing_period: null }).periodEndsAt).toBeNull();
    expect(ofTransaction({ origin: 'subscription_payment_method_change' }).periodEndsAt).toBeNull();
  });

  test('a transaction is read with its tax, origin and invoice', () => {
    expect(ofTransaction({ invoice_number: '74-10001' })).toMatchObject({
      taxMinor: 160,
      origin: 'api',
      invoiceNumber: '74-10001',
    });
  });

  test('a transaction has the card that was charged, not one that was declined before', () => {
    const payment = (status: string, last4: string) => ({
      payment_attempt_id: '1',
      stored_payment_method_id: '1',
      amount: '2159',
      status,
      method_details: { type: 'card', card: { type: 'visa', last4, expiry_month: 1, expiry_year: 2039 } },
      created_at: '',
    });
    const event = ofTransaction({ payments: [payment('error', '0002'), payment('captured', '4242')] });
    expect(event.card).toEqual({ brand: 'visa', last4: '4242' });
  });

  test('a transaction with an amount that is not a number is not read as 0', () => {
    const details = { ...transaction.details, totals: { ...totals, grand_total: '21.59' } };
    expect(() => ofTransaction({ details })).toThrow(RangeError);
  });
});

describe('a transaction, in the cases between', () => {
  test('all fields of a transaction are read', () => {
    const payment = { amount: '2159', status: 'captured', captured_at: '2026-04-12T10:00:02Z', created_at: '' };
    expect(ofTransaction({ invoice_number: '74-10001', payments: [payment] })).toStrictEqual({
      kind: 'transaction',
      id: 'txn_1',
      ties: { transactionId: 'txn_1', checkoutId: 'chk', userId: '7', customerId: 'ctm_1' },
      subscriptionId: 'sub_1',
      priceId: null,
      status: 'completed',
      totalMinor: 2159,
      taxMinor: 160,
      paidTaxMinor: 160,
      worthMinor: 0,
      creditMinor: 0,
      toBalanceMinor: 0,
      currency: 'USD',
      origin: 'api',
      invoiceNumber: '74-10001',
      periodStartsAt: Date.parse('2026-04-12T10:00:00Z'),
      periodEndsAt: Date.parse('2026-05-10T10:00:00Z'),
      card: null,
      cardKey: null,
      billedAt: Date.parse('2026-04-12T10:00:00Z'),
      paidAt: Date.parse('2026-04-12T10:00:02Z'),
      occurredAtUs,
      record: expect.objectContaining({ key: 'evt_1', heard: 'webhook', transactionId: 'txn_1' }),
    });
  });

  test('a transaction has the value of its lines before credit, the credit used and the credit added', () => {
    const line_items = [{ totals: { total: '1999' } }, { totals: { total: '-5892' } }];
    const totals = { ...transaction.details.totals, credit: '107', credit_to_balance: '3893' };
    const details = { ...transaction.details, totals, line_items };
    expect(ofTransaction({ details })).toMatchObject({ worthMinor: 1999, creditMinor: 107, toBalanceMinor: 3893 });
  });

  test('a transaction without details costs nothing and pays for no time', () => {
    const event = ofTransaction({ details: null, billing_period: null });
    expect(event).toMatchObject({ totalMinor: 0, taxMinor: 0, periodEndsAt: null });
  });

  test('a transaction without totals costs nothing', () => {
    const details = { ...transaction.details, totals: null };
    expect(ofTransaction({ details })).toMatchObject({ totalMinor: 0, taxMinor: 0 });
  });

  test('a transaction pays for the time of its prorated line, whatever else was bought', () => {
    const billing_period = { starts_at: '2026-04-12T10:00:00Z', ends_at: '2026-05-10T10:00:00Z' };
    const line_items = [{ proration: null }, { proration: { rate: '0.5', billing_period } }];
    const event = ofTransaction({ billing_period: null, details: { ...transaction.details, line_items } });
    expect(event.periodEndsAt).toBe(Date.parse('2026-05-10T10:00:00Z'));
  });

  test('the error for an amount that is not a number names it', () => {
    const details = { ...transaction.details, totals: { ...totals, tax: '1.60' } };
    expect(() => ofTransaction({ details })).toThrow('not an amount in minor units: 1.60');
  });
});
