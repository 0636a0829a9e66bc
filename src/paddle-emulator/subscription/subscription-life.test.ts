import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import {
  addMs,
  goodCard,
  renewalsDeclinedCard,
  startTestEmulator,
  type TestEmulator,
} from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;

const transactionsOf = (id: string) => emulator.transactionsOf(id);
const eventsOf = (id: string) => emulator.eventsOf(id);

it('a cancelled subscription runs until the end of the paid period, then ends without another charge', async () => {
  const { id, currentBillingPeriod } = await emulator.subscribe();
  const endsAt = currentBillingPeriod!.endsAt;

  const canceling = await sdk().subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' });
  expect(canceling).toMatchObject({
    status: 'active',
    scheduledChange: { action: 'cancel', effectiveAt: endsAt, resumeAt: null },
  });

  await emulator.advanceTo(addMs(endsAt, -1000));
  expect((await sdk().subscriptions.get(id)).status).toBe('active');

  await emulator.advanceTo(addMs(endsAt, 1000));
  expect(await sdk().subscriptions.get(id)).toMatchObject({
    status: 'canceled',
    canceledAt: endsAt,
    currentBillingPeriod: null,
    nextBilledAt: null,
    scheduledChange: null,
  });
  expect(await transactionsOf(id)).toHaveLength(1);
  await expect(sdk().subscriptions.cancel(id, {})).rejects.toMatchObject({
    code: 'subscription_is_canceled_action_invalid',
  });
  await expect(sdk().subscriptions.update(id, { scheduledChange: null })).rejects.toMatchObject({
    code: 'subscription_update_when_canceled',
  });
});

it('a scheduled cancellation can be undone, and the subscription renews as before', async () => {
  const { id, currentBillingPeriod } = await emulator.subscribe();
  await sdk().subscriptions.cancel(id, {});

  const kept = await sdk().subscriptions.update(id, { scheduledChange: null });
  expect(kept).toMatchObject({ status: 'active', scheduledChange: null });

  await emulator.advanceTo(addMs(currentBillingPeriod!.endsAt, 1000));
  expect((await sdk().subscriptions.get(id)).status).toBe('active');
  expect(await transactionsOf(id)).toHaveLength(2);
});

it('a second scheduled cancellation is refused', async () => {
  const { id } = await emulator.subscribe();
  await sdk().subscriptions.cancel(id, {});

  await expect(sdk().subscriptions.cancel(id, {})).rejects.toMatchObject({
    code: 'subscription_locked_pending_changes',
  });
});

it('an immediate cancellation ends the subscription even with a scheduled change', async () => {
  const { id } = await emulator.subscribe();
  await sdk().subscriptions.cancel(id, {});

  const canceled = await sdk().subscriptions.cancel(id, { effectiveFrom: 'immediately' });

  expect(canceled).toMatchObject({ status: 'canceled', currentBillingPeriod: null, scheduledChange: null });
});

it('a subscription cannot be cancelled in the half hour before a renewal', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  await emulator.advanceTo(addMs(nextBilledAt!, -29 * 60_000));

  await expect(sdk().subscriptions.cancel(id, {})).rejects.toMatchObject({ code: 'subscription_locked_renewal' });
});

it('a trial that is cancelled runs to its end and never charges', async () => {
  const subscription = await emulator.subscribe(goodCard, {
    trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true },
  });
  await sdk().subscriptions.cancel(subscription.id, {});

  await emulator.advanceTo(addMs(subscription.nextBilledAt!, 1000));

  expect((await sdk().subscriptions.get(subscription.id)).status).toBe('canceled');
  expect(await transactionsOf(subscription.id)).toHaveLength(1);
});

it('an unknown subscription cannot be cancelled', async () => {
  await expect(sdk().subscriptions.cancel('sub_01aaaaaaaaaaaaaaaaaaaaaaaa', {})).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('a renewal moves the dates before it charges', async () => {
  const { id, currentBillingPeriod } = await emulator.subscribe();
  const { endsAt } = currentBillingPeriod!;

  await emulator.advanceTo(addMs(endsAt, 1000));

  const renewed = await sdk().subscriptions.get(id);
  expect(renewed.currentBillingPeriod).toEqual({ startsAt: endsAt, endsAt: addMs(endsAt, 28 * dayMs) });
  const [, renewal] = await transactionsOf(id);
  expect(renewal).toMatchObject({
    status: 'completed',
    origin: 'subscription_recurring',
    billingPeriod: renewed.currentBillingPeriod,
    details: { totals: { total: '3599' } },
  });
  expect((await eventsOf(id)).slice(-4)).toEqual([
    'subscription.updated',
    'transaction.created',
    'transaction.updated',
    'transaction.completed',
  ]);
});

it('every renewal that became due runs at its own time', async () => {
  const { id, startedAt } = await emulator.subscribe();

  await emulator.advanceTo(addMs(startedAt!, 3 * 28 * dayMs + 1000));

  const transactions = await transactionsOf(id);
  expect(transactions.slice(1).map(({ createdAt }) => createdAt)).toEqual(
    [1, 2, 3].map((n) => addMs(startedAt!, n * 28 * dayMs)),
  );
});

it('a declined renewal makes the subscription past due, and ends it when it stays unpaid', async () => {
  const { id, nextBilledAt } = await emulator.subscribe(renewalsDeclinedCard);

  await emulator.advanceTo(addMs(nextBilledAt!, 1000));
  expect((await sdk().subscriptions.get(id)).status).toBe('past_due');
  const [, unpaid] = await transactionsOf(id);
  expect(unpaid).toMatchObject({ status: 'past_due', payments: [{ status: 'error', errorCode: 'declined' }] });
  expect((await eventsOf(id)).slice(-6)).toEqual([
    'subscription.updated',
    'transaction.created',
    'transaction.payment_failed',
    'transaction.past_due',
    'subscription.updated',
    'subscription.past_due',
  ]);

  await emulator.advanceTo(addMs(nextBilledAt!, 30 * dayMs + 1000));
  expect((await sdk().subscriptions.get(id)).status).toBe('canceled');
  expect(await transactionsOf(id)).toHaveLength(2);
});

it('the end of a trial charges for the first time and makes the subscription active', async () => {
  const { id, nextBilledAt } = await emulator.subscribe(goodCard, {
    trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true },
  });

  await emulator.advanceTo(addMs(nextBilledAt!, 1000));

  expect(await sdk().subscriptions.get(id)).toMatchObject({
    status: 'active',
    currentBillingPeriod: { startsAt: nextBilledAt, endsAt: addMs(nextBilledAt!, 28 * dayMs) },
  });
  expect((await transactionsOf(id)).map(({ details }) => details?.totals?.total)).toEqual(['0', '3599']);
  expect((await eventsOf(id)).at(-1)).toBe('subscription.activated');
});

it('a renewal keeps the price at which the subscription was bought', async () => {
  const { id, nextBilledAt, items } = await emulator.subscribe();
  await sdk().prices.update(items[0]!.price.id, { unitPrice: { amount: '9999', currencyCode: 'USD' } });

  await emulator.advanceTo(addMs(nextBilledAt!, 1000));

  expect((await transactionsOf(id))[1]!.details?.totals?.total).toBe('3599');
});

it('a pause stops billing, and resuming charges for a new period at once', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();

  const paused = await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });
  expect(paused).toMatchObject({ status: 'paused', currentBillingPeriod: null, nextBilledAt: null });
  await emulator.advanceTo(addMs(nextBilledAt!, dayMs));
  expect(await transactionsOf(id)).toHaveLength(1);

  const resumed = await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' });
  expect(resumed).toMatchObject({ status: 'active', pausedAt: null });
  expect(await transactionsOf(id)).toHaveLength(2);
});

it('the clock moves forward by seconds or to a time, and never back', async () => {
  const { data: before } = await emulator.postJson<{ now: string }>('/emulator/clock', { advance_seconds: 60 });

  const back = await emulator.advanceTo(addMs(before.now, -3_600_000));

  expect(back.error).toMatchObject({
    code: 'invalid_field',
    errors: [{ field: 'to', message: 'must not be in the past: the clock only moves forward' }],
  });
  expect((await emulator.postJson('/emulator/clock', { to: 'soon' })).error?.code).toBe('invalid_field');
  expect((await emulator.postJson('/emulator/clock', {})).error?.code).toBe('invalid_field');
});

it('the clock says what is due next', async () => {
  const { id, nextBilledAt } = await emulator.subscribe(goodCard, {
    billingCycle: { interval: 'day', frequency: 1 },
  });

  const response = await fetch(`${emulator.url}/emulator/state`);

  expect(((await response.json()) as { data: unknown }).data).toMatchObject({
    next_due: { at: nextBilledAt, what: 'renewal', about: id },
  });
});
