import { type Adjustment, Webhooks } from '@paddle/paddle-node-sdk';
import { describe, expect, test } from 'vitest';
import { eventOf, item, price, subscription, toldAtUs } from '#testing/server/paddle-notifications.ts';
import type { AdjustmentEvent, SubscriptionEvent } from '../provider-event.ts';
import { latestUs } from './occurred-at.ts';
import { readAdjustment, readEvent } from './read-event.ts';

function read(event_type: string, data: object) {
  return readEvent(Webhooks.fromJson(eventOf(event_type, data)), 'webhook');
}
const ofSubscription = (changes: object, type = 'subscription.updated') =>
  read(type, { ...subscription, ...changes }) as SubscriptionEvent;

test('what is about no subscription, transaction or adjustment is nothing to us', () => {
  expect(read('customer.created', { id: 'ctm_1' })).toBeNull();
  expect(read('moon.risen', {})).toBeNull();
});

describe('a subscription', () => {
  test('tells what is charged, how often, and when next', () => {
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

  test('names the transaction it began with only when it is created', () => {
    const created = ofSubscription({ transaction_id: 'txn_1' }, 'subscription.created');
    expect(created.ties).toEqual({ transactionId: 'txn_1', checkoutId: 'chk', userId: '7', customerId: 'ctm_1' });
    expect(ofSubscription({}).ties.transactionId).toBeNull();
  });

  test('in its trial tells when that ends', () => {
    const trial_dates = { starts_at: '2026-04-12T10:00:00Z', ends_at: '2026-04-19T10:00:00Z' };
    const event = ofSubscription({ status: 'trialing', items: [{ ...item, trial_dates }] });
    expect(event.trialEndsAt).toBe(Date.parse('2026-04-19T10:00:00Z'));
  });

  test('that is to end tells when', () => {
    const scheduled_change = { action: 'cancel', effective_at: '2026-05-10T10:00:00Z', resume_at: null };
    expect(ofSubscription({ scheduled_change }).scheduled).toEqual({
      action: 'cancel',
      at: Date.parse('2026-05-10T10:00:00Z'),
    });
  });

  test.each([
    ['planned', { action: 'pause', effective_at: '2026-05-10T10:00:00Z', resume_at: '2026-07-10T10:00:00Z' }],
    ['running', { action: 'resume', effective_at: '2026-07-10T10:00:00Z', resume_at: null }],
  ])('with a pause that is %s tells when it ends', (_name, scheduled_change) => {
    const event = ofSubscription({ scheduled_change, paused_at: '2026-05-10T10:00:00Z' });
    expect([event.resumeAt, event.pausedAt]).toEqual(['2026-07-10T10:00:00Z', '2026-05-10T10:00:00Z'].map(Date.parse));
  });

  test('that has ended has nothing more to charge', () => {
    const event = ofSubscription({ status: 'canceled', next_billed_at: null, current_billing_period: null });
    expect(event).toMatchObject({ status: 'canceled', nextBilledAt: null });
  });

  test.each([
    ['of a price that is not ours', { ...price, custom_data: null }],
    ['of a price with a mark that is no offer', { ...price, custom_data: { offer_id: 'free' } }],
  ])('%s belongs to no offer', (_name, other) => {
    expect(ofSubscription({ items: [{ ...item, price: other }] }).offerId).toBeNull();
  });

  test.each([{ user_id: 7 }, { user_id: '7 or 1=1' }, { user_id: '9'.repeat(30) }, {}, null])(
    'with the data %j is tied to no user by it',
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

  test('tells what goes back, of which payment, and is tied by that payment', () => {
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

  test('is told as a whole', () => {
    expect(read('adjustment.updated', adjustment)).toStrictEqual({
      kind: 'adjustment',
      id: 'adj_1',
      ties: { transactionId: 'txn_1', checkoutId: null, userId: null, customerId: 'ctm_1' },
      transactionId: 'txn_1',
      subscriptionId: 'sub_1',
      action: 'refund',
      isFull: true,
      status: 'approved',
      totalMinor: 2159,
      taxMinor: 160,
      currency: 'USD',
      createdAt: Date.parse('2026-04-13T10:00:00Z'),
      updatedAt: Date.parse('2026-04-13T10:00:00Z'),
      occurredAtUs: toldAtUs,
      record: expect.objectContaining({ key: 'evt_1', heard: 'webhook', transactionId: 'txn_1' }),
    });
  });

  test('that an answer of Paddle tells of is of its latest change, else of its beginning', () => {
    const entity = Webhooks.fromJson(eventOf('adjustment.updated', adjustment)).data as Adjustment;
    const changed = { ...entity, updatedAt: '2026-04-14T10:00:00Z' };
    expect(readAdjustment(changed).occurredAtUs).toBe(latestUs('2026-04-14T10:00:00Z'));
    const unchanged = { ...entity, updatedAt: null } as unknown as Adjustment;
    expect(readAdjustment(unchanged).occurredAtUs).toBe(latestUs('2026-04-13T10:00:00Z'));
  });
});

describe('a subscription, in the cases between', () => {
  test('is told as a whole', () => {
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
      period: { startsAt: Date.parse('2026-04-12T10:00:00.5Z'), endsAt: Date.parse('2026-05-10T10:00:00.5Z') },
      occurredAtUs: toldAtUs,
      record: expect.objectContaining({ key: 'evt_1', heard: 'webhook', subscriptionId: 'sub_1' }),
    });
  });

  test('charges for every recurring item as often as it was bought, and not again for what was bought once', () => {
    const once = { ...item, recurring: false, price: { ...price, custom_data: { offer_id: '9' } } };
    expect(ofSubscription({ items: [once, { ...item, quantity: 2 }] })).toMatchObject({
      offerId: 1,
      amountMinor: 3998,
    });
  });

  test('without a recurring item is of no offer and charges nothing', () => {
    expect(ofSubscription({ items: [] })).toMatchObject({ offerId: null, amountMinor: 0, trialEndsAt: null });
  });

  test('whose price Paddle does not tell is of no offer and charges nothing', () => {
    expect(ofSubscription({ items: [{ ...item, price: null }] })).toMatchObject({ offerId: null, amountMinor: 0 });
    expect(ofSubscription({ items: [{ ...item, price: { ...price, unit_price: null } }] }).amountMinor).toBe(0);
  });

  test('that has not started began when it was made', () => {
    const dates = { created_at: '2026-04-11T10:00:00Z', started_at: '2026-04-12T10:00:00Z' };
    expect(ofSubscription(dates).startedAt).toBe(Date.parse(dates.started_at));
    expect(ofSubscription({ ...dates, started_at: null }).startedAt).toBe(Date.parse(dates.created_at));
  });

  test('is tied by marks that are text, as we write them, alone', () => {
    expect(ofSubscription({ custom_data: { checkout_id: 5 } }).ties.checkoutId).toBeNull();
    const other = { ...price, custom_data: { offer_id: 1 } };
    expect(ofSubscription({ items: [{ ...item, price: other }] }).offerId).toBeNull();
  });
});
