import { type Adjustment, Webhooks } from '@paddle/paddle-node-sdk';
import { describe, expect, test } from 'vitest';
import { eventOf, item, occurredAtUs, price, subscription } from '#testing/server/paddle-notifications.ts';
import type { AdjustmentEvent, SubscriptionEvent } from '../provider-event.ts';
import { latestUs } from './occurred-at.ts';
import { readAdjustment, readEvent } from './read-event.ts';

function read(event_type: string, data: object) {
  return readEvent(Webhooks.fromJson(eventOf(event_type, data)), 'webhook');
}
const ofSubscription = (changes: object, type = 'subscription.updated') =>
  read(type, { ...subscription, ...changes }) as SubscriptionEvent;

test('an event about anything but subscriptions, transactions and adjustments is not read', () => {
  expect(read('customer.created', { id: 'ctm_1' })).toBeNull();
  expect(read('moon.risen', {})).toBeNull();
});

describe('a subscription', () => {
  test('a subscription is read with its charge, interval and next billing time', () => {
    expect(ofSubscription({})).toMatchObject({
      kind: 'subscription',
      id: 'sub_1',
      offerId: 1,
      amountMinor: 1999,
      intervalUnit: 'week',
      intervalCount: 4,
      nextBilledAt: Date.parse('2026-05-10T10:00:00.5Z'),
      occurredAtUs: BigInt(Date.parse('2026-04-12T10:00:01Z')) * 1000n + 1n,
    });
  });

  test('a subscription names its first transaction only in the event of its creation', () => {
    const created = ofSubscription({ transaction_id: 'txn_1' }, 'subscription.created');
    expect(created.ties).toEqual({ transactionId: 'txn_1', checkoutId: 'chk', userId: '7', customerId: 'ctm_1' });
    expect(ofSubscription({}).ties.transactionId).toBeNull();
  });

  test('a subscription in its trial is read with the end of the trial', () => {
    const trial_dates = { starts_at: '2026-04-12T10:00:00Z', ends_at: '2026-04-19T10:00:00Z' };
    const event = ofSubscription({ status: 'trialing', items: [{ ...item, trial_dates }] });
    expect(event.trialEndsAt).toBe(Date.parse('2026-04-19T10:00:00Z'));
  });

  test('a subscription with a planned end is read with its time', () => {
    const scheduled_change = { action: 'cancel', effective_at: '2026-05-10T10:00:00Z', resume_at: null };
    expect(ofSubscription({ scheduled_change }).scheduled).toEqual({
      action: 'cancel',
      at: Date.parse('2026-05-10T10:00:00Z'),
    });
  });

  test.each([
    ['planned', { action: 'pause', effective_at: '2026-05-10T10:00:00Z', resume_at: '2026-07-10T10:00:00Z' }],
    ['running', { action: 'resume', effective_at: '2026-07-10T10:00:00Z', resume_at: null }],
  ])('a subscription with a pause that is %s is read with the end of the pause', (_name, scheduled_change) => {
    const event = ofSubscription({ scheduled_change, paused_at: '2026-05-10T10:00:00Z' });
    expect([event.resumeAt, event.pausedAt]).toEqual(['2026-07-10T10:00:00Z', '2026-05-10T10:00:00Z'].map(Date.parse));
  });

  test('a subscription that has ended has no further charge', () => {
    const event = ofSubscription({ status: 'canceled', next_billed_at: null, current_billing_period: null });
    expect(event).toMatchObject({ status: 'canceled', nextBilledAt: null });
  });

  test.each([
    ['a price that is not ours', { ...price, custom_data: null }],
    ['a price with an unknown offer id', { ...price, custom_data: { offer_id: 'free' } }],
  ])('a subscription with %s has no offer', (_name, other) => {
    expect(ofSubscription({ items: [{ ...item, price: other }] }).offerId).toBeNull();
  });

  test.each([{ user_id: 7 }, { user_id: '7 or 1=1' }, { user_id: '9'.repeat(30) }, {}, null])(
    'a subscription with the data %j is tied to no user',
    (custom_data) => {
      expect(ofSubscription({ custom_data }).ties.userId).toBeNull();
    },
  );
});

describe('an adjustment', () => {
  const adjustment = {
    id: 'adj_1',
    action: 'refund',
    type: 'full',
    transaction_id: 'txn_1',
    subscription_id: 'sub_1',
    customer_id: 'ctm_1',
    reason: 'x',
    currency_code: 'USD',
    status: 'approved',
    items: [],
    totals: { subtotal: '1999', tax: '160', total: '2159', fee: '0', earnings: '0', currency_code: 'USD' },
    payout_totals: null,
    created_at: '2026-04-13T10:00:00Z',
    updated_at: '2026-04-13T10:00:00Z',
  };

  test('an adjustment is read with its amount and payment, and is tied by that payment', () => {
    expect(read('adjustment.updated', adjustment) as AdjustmentEvent).toMatchObject({
      kind: 'adjustment',
      transactionId: 'txn_1',
      action: 'refund',
      isFull: true,
      status: 'approved',
      totalMinor: 2159,
      ties: { transactionId: 'txn_1', checkoutId: null, userId: null, customerId: 'ctm_1' },
    });
  });

  test('all fields of an adjustment are read', () => {
    expect(read('adjustment.updated', adjustment)).toStrictEqual({
      kind: 'adjustment',
      id: 'adj_1',
      ties: { transactionId: 'txn_1', checkoutId: null, userId: null, customerId: 'ctm_1' },
      transactionId: 'txn_1',
      subscriptionId: 'sub_1',
      action: 'refund',
      isFull: true,
      status: 'approved',
      reason: 'x',
      totalMinor: 2159,
      taxMinor: 160,
      currency: 'USD',
      createdAt: Date.parse('2026-04-13T10:00:00Z'),
      updatedAt: Date.parse('2026-04-13T10:00:00Z'),
      occurredAtUs,
      record: expect.objectContaining({ key: 'evt_1', heard: 'webhook', transactionId: 'txn_1' }),
    });
  });

  test('an adjustment in an answer has the time of its latest change, else of its creation', () => {
    const entity = Webhooks.fromJson(eventOf('adjustment.updated', adjustment)).data as Adjustment;
    const changed = { ...entity, updatedAt: '2026-04-14T10:00:00Z' };
    expect(readAdjustment(changed).occurredAtUs).toBe(latestUs('2026-04-14T10:00:00Z'));
    const unchanged = { ...entity, updatedAt: null } as unknown as Adjustment;
    expect(readAdjustment(unchanged).occurredAtUs).toBe(latestUs('2026-04-13T10:00:00Z'));
  });
});

describe('a subscription, in the cases between', () => {
  test('all fields of a subscription are read', () => {
    expect(ofSubscription({ canceled_at: '2026-05-01T10:00:00Z' })).toStrictEqual({
      kind: 'subscription',
      id: 'sub_1',
      ties: { transactionId: null, checkoutId: 'chk', userId: '7', customerId: 'ctm_1' },
      offerId: 1,
      priceId: 'pri_1',
      status: 'active',
      amountMinor: 1999,
      currency: 'USD',
      intervalUnit: 'week',
      intervalCount: 4,
      startedAt: Date.parse('2026-04-12T10:00:00.5Z'),
      trialEndsAt: null,
      nextBilledAt: Date.parse('2026-05-10T10:00:00.5Z'),
      scheduled: null,
      canceledAt: Date.parse('2026-05-01T10:00:00Z'),
      pausedAt: null,
      resumeAt: null,
      discountEndsAt: null,
      period: { startsAt: Date.parse('2026-04-12T10:00:00.5Z'), endsAt: Date.parse('2026-05-10T10:00:00.5Z') },
      occurredAtUs,
      record: expect.objectContaining({ key: 'evt_1', heard: 'webhook', subscriptionId: 'sub_1' }),
    });
  });

  test('a subscription charges recurring items by their quantity, and one-time items not again', () => {
    const once = { ...item, recurring: false, price: { ...price, custom_data: { offer_id: '9' } } };
    expect(ofSubscription({ items: [once, { ...item, quantity: 2 }] })).toMatchObject({
      offerId: 1,
      amountMinor: 3998,
    });
  });

  test('a subscription without a recurring item has no offer and no charge', () => {
    expect(ofSubscription({ items: [] })).toMatchObject({ offerId: null, amountMinor: 0, trialEndsAt: null });
  });

  test('a subscription without a price has no offer and no charge', () => {
    expect(ofSubscription({ items: [{ ...item, price: null }] })).toMatchObject({ offerId: null, amountMinor: 0 });
    expect(ofSubscription({ items: [{ ...item, price: { ...price, unit_price: null } }] }).amountMinor).toBe(0);
  });

  test('a subscription that has not started counts from its creation', () => {
    const dates = { created_at: '2026-04-11T10:00:00Z', started_at: '2026-04-12T10:00:00Z' };
    expect(ofSubscription(dates).startedAt).toBe(Date.parse(dates.started_at));
    expect(ofSubscription({ ...dates, started_at: null }).startedAt).toBe(Date.parse(dates.created_at));
  });

  test('a subscription is tied only by ids that are text, as we write them', () => {
    expect(ofSubscription({ custom_data: { checkout_id: 5 } }).ties.checkoutId).toBeNull();
    const other = { ...price, custom_data: { offer_id: 1 } };
    expect(ofSubscription({ items: [{ ...item, price: other }] }).offerId).toBeNull();
  });
});
