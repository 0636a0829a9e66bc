import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import {
  addMs,
  goodCard,
  renewalsDeclinedCard,
  startTestEmulator,
  type TestEmulator,
} from '#testing/paddle-emulator/emulator.ts';

/** A frozen clock, so that parts of a period are exact. */
const realMs = Date.UTC(2027, 0, 1, 12);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({ clock: () => realMs });
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;
const newHigherPrice = () => emulator.newPrice({ unitPrice: { amount: '5999', currencyCode: 'USD' } });
const quarterly = () =>
  emulator.newPrice({
    unitPrice: { amount: '7999', currencyCode: 'USD' },
    billingCycle: { interval: 'week', frequency: 12 },
  });
const to = (priceId: string, prorationBillingMode = 'prorated_immediately' as const) => ({
  items: [{ priceId, quantity: 1 }],
  prorationBillingMode,
});

/** A subscription of 35.99 for 28 days, 7 days after its start. */
async function aWeekIn(card = goodCard, more = {}) {
  const subscription = await emulator.subscribe(card, more);
  await emulator.advanceTo(addMs(subscription.startedAt!, 7 * dayMs));
  return { ...subscription, changedAt: addMs(subscription.startedAt!, 7 * dayMs) };
}

it('a more expensive plan charges the difference for the rest of the period and keeps its dates', async () => {
  const { id, currentBillingPeriod, nextBilledAt, changedAt } = await aWeekIn();
  const price = await newHigherPrice();
  const before = (await emulator.eventsOf(id)).length;

  const changed = await sdk().subscriptions.update(id, to(price.id));

  expect(changed).toMatchObject({ status: 'active', currentBillingPeriod, nextBilledAt });
  expect(changed.items.map((item) => item.price.id)).toEqual([price.id]);
  const [, charge] = await emulator.transactionsOf(id);
  expect(charge).toMatchObject({
    status: 'completed',
    origin: 'subscription_update',
    billingPeriod: { startsAt: changedAt, endsAt: nextBilledAt },
    details: { totals: { total: '1800', grandTotal: '1800' } },
  });
  // 59.99 and 35.99 for three quarters of the period: 44.9925 and 26.9925.
  expect(charge!.details!.lineItems.map(({ quantity, totals }) => [quantity, totals!.total])).toEqual([
    [1, '4499'],
    [-1, '-2699'],
  ]);
  expect(charge!.details!.lineItems[0]!.proration?.rate).toBe('0.75');
  expect((await emulator.eventsOf(id)).slice(before)).toEqual([
    'transaction.created',
    'transaction.updated',
    'subscription.updated',
    'transaction.completed',
  ]);

  await emulator.advanceTo(nextBilledAt!);
  expect((await emulator.transactionsOf(id)).at(-1)!.details!.totals!.total).toBe('5999');
});

it('a changed plan is refunded at the paid amount, not at the price of the new plan', async () => {
  const { id } = await aWeekIn();
  await sdk().subscriptions.update(id, to((await newHigherPrice()).id));
  const [, charge] = await emulator.transactionsOf(id);

  const refund = await sdk().adjustments.create({
    action: 'refund',
    type: 'full',
    transactionId: charge!.id,
    reason: 'withdrawn',
  });

  expect(refund.totals?.total).toBe('1800');
});

it('the preview of a more expensive plan is exact to the cent and changes nothing', async () => {
  const { id, nextBilledAt } = await aWeekIn();
  const price = await newHigherPrice();

  const preview = await sdk().subscriptions.previewUpdate(id, to(price.id));

  expect(preview.updateSummary).toMatchObject({
    credit: { amount: '2699', currencyCode: 'USD' },
    charge: { amount: '4499' },
    result: { action: 'charge', amount: '1800' },
  });
  expect(preview.immediateTransaction?.details.totals).toMatchObject({ total: '1800', grandTotal: '1800' });
  expect(preview.nextTransaction).toMatchObject({
    billingPeriod: { startsAt: nextBilledAt, endsAt: addMs(nextBilledAt!, 28 * dayMs) },
    details: { totals: { total: '5999' } },
  });
  expect(preview.recurringTransactionDetails?.totals?.total).toBe('5999');
  expect(await emulator.transactionsOf(id)).toHaveLength(1);
  expect((await sdk().subscriptions.get(id)).items[0]!.price.id).not.toBe(price.id);
});

it.each([
  ['full_immediately', '5999', '5999'],
  ['prorated_next_billing_period', undefined, '7799'],
  ['full_next_billing_period', undefined, '11998'],
  ['do_not_bill', undefined, '5999'],
] as const)(
  'a more expensive plan with %s charges %s now and %s with the next bill',
  async (prorationBillingMode, now, next) => {
    const { id, nextBilledAt } = await aWeekIn();
    const price = await newHigherPrice();
    const update = { ...to(price.id), prorationBillingMode };

    const preview = await sdk().subscriptions.previewUpdate(id, update);
    await sdk().subscriptions.update(id, update);
    const charges = (await emulator.transactionsOf(id)).slice(1);
    await emulator.advanceTo(nextBilledAt!);

    expect(charges.map(({ details }) => details!.totals!.total)).toEqual(now === undefined ? [] : [now]);
    expect(preview.immediateTransaction?.details.totals.total).toBe(now);
    expect(preview.nextTransaction?.details.totals.total).toBe(next);
    expect((await emulator.transactionsOf(id)).at(-1)!.details!.totals!.total).toBe(next);
  },
);

it('a cheaper plan credits the unused part, which the next bill uses', async () => {
  const { id, nextBilledAt } = await aWeekIn();
  const price = await emulator.newPrice({ unitPrice: { amount: '1999', currencyCode: 'USD' } });

  const preview = await sdk().subscriptions.previewUpdate(id, to(price.id));
  await sdk().subscriptions.update(id, to(price.id));

  expect(preview.updateSummary?.result).toMatchObject({ action: 'credit', amount: '1200' });
  const [, change] = await emulator.transactionsOf(id);
  expect(change!.details!.totals).toMatchObject({ total: '-1200', creditToBalance: '1200', grandTotal: '0' });
  await emulator.advanceTo(nextBilledAt!);
  const renewal = (await emulator.transactionsOf(id)).at(-1)!;
  expect(renewal.details!.totals).toMatchObject({ total: '1999', credit: '1200', grandTotal: '799' });
  expect(preview.nextTransaction?.details.totals.grandTotal).toBe('799');
  expect(renewal.payments[0]!.amount).toBe('799');
  await emulator.advanceTo(addMs(nextBilledAt!, 28 * dayMs));
  expect((await emulator.transactionsOf(id)).at(-1)!.details!.totals).toMatchObject({
    credit: '0',
    grandTotal: '1999',
  });
});

it('another billing cycle begins a new period now and deducts the unused part of the old one', async () => {
  const { id, changedAt } = await aWeekIn();
  const price = await quarterly();

  const preview = await sdk().subscriptions.previewUpdate(id, to(price.id));
  const changed = await sdk().subscriptions.update(id, to(price.id));

  const endsAt = addMs(changedAt, 84 * dayMs);
  expect(changed).toMatchObject({
    billingCycle: { interval: 'week', frequency: 12 },
    currentBillingPeriod: { startsAt: changedAt, endsAt },
    nextBilledAt: endsAt,
  });
  const [, charge] = await emulator.transactionsOf(id);
  expect(charge).toMatchObject({
    billingPeriod: changed.currentBillingPeriod,
    details: { totals: { total: '5300' } },
  });
  expect(preview.immediateTransaction?.details.totals.grandTotal).toBe('5300');
  expect(preview.currentBillingPeriod).toEqual(changed.currentBillingPeriod);

  await emulator.advanceTo(endsAt);
  expect((await sdk().subscriptions.get(id)).currentBillingPeriod).toEqual({
    startsAt: endsAt,
    endsAt: addMs(endsAt, 84 * dayMs),
  });
});

it('another billing cycle cannot wait for the next bill', async () => {
  const { id } = await aWeekIn();
  const price = await quarterly();

  await expect(
    sdk().subscriptions.update(id, { ...to(price.id), prorationBillingMode: 'prorated_next_billing_period' }),
  ).rejects.toMatchObject({ code: 'invalid_field', errors: [{ field: 'proration_billing_mode' }] });
});

it('another billing cycle credits only what was paid and not refunded', async () => {
  const { id } = await aWeekIn();
  const [payment] = await emulator.transactionsOf(id);
  const refund = await sdk().adjustments.create({
    action: 'refund',
    type: 'partial',
    transactionId: payment!.id,
    reason: 'goodwill',
    items: [{ itemId: payment!.details!.lineItems[0]!.id, type: 'partial', amount: '1599' }],
  });
  const price = await quarterly();
  await expect(sdk().subscriptions.update(id, to(price.id))).rejects.toMatchObject({
    code: 'subscription_outstanding_pending_refund',
  });
  await emulator.postJson(`/emulator/adjustments/${refund.id}/approve`, {});

  const preview = await sdk().subscriptions.previewUpdate(id, to(price.id));

  expect(preview.updateSummary?.credit.amount).toBe('1500');
});

it('a second change in one period credits what the first one charged', async () => {
  const { id, changedAt } = await aWeekIn();
  await sdk().subscriptions.update(id, to((await newHigherPrice()).id));
  await emulator.advanceTo(addMs(changedAt, 7 * dayMs));

  const preview = await sdk().subscriptions.previewUpdate(id, to((await quarterly()).id));

  // Two of the three weeks for 44.99 are left.
  expect(preview.updateSummary?.credit.amount).toBe('2999');
});

it('a declined card prevents the change', async () => {
  const { id } = await aWeekIn(renewalsDeclinedCard);
  const before = await sdk().subscriptions.get(id);

  await expect(sdk().subscriptions.update(id, to((await newHigherPrice()).id))).rejects.toMatchObject({
    code: 'subscription_payment_declined',
  });

  expect(await sdk().subscriptions.get(id)).toEqual(before);
  expect(await emulator.transactionsOf(id)).toHaveLength(1);
});

it('a declined card makes the changed subscription past due when the call asks for the change anyway', async () => {
  const { id } = await aWeekIn(renewalsDeclinedCard);
  const price = await newHigherPrice();

  const changed = await sdk().subscriptions.update(id, { ...to(price.id), onPaymentFailure: 'apply_change' });

  expect(changed).toMatchObject({ status: 'past_due', items: [{ price: { id: price.id } }] });
  await emulator.pay((await sdk().subscriptions.getPaymentMethodChangeTransaction(id)).id);
  expect((await sdk().subscriptions.get(id)).status).toBe('active');
});
