import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import {
  addMs,
  challengedCard,
  declinedCard,
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
const cardTransaction = (id: string) => sdk().subscriptions.getPaymentMethodChangeTransaction(id);
const lastFour = async (transactionId: string) =>
  (await sdk().transactions.get(transactionId)).payments[0]?.methodDetails?.card?.last4;

/** A subscription whose renewal has just been declined. */
async function pastDue(more = {}) {
  const before = await emulator.subscribe(renewalsDeclinedCard, more);
  await emulator.advanceTo(before.nextBilledAt!);
  const subscription = await sdk().subscriptions.get(before.id);
  expect(subscription.status).toBe('past_due');
  return { ...subscription, failedAt: before.nextBilledAt! };
}

it.each([
  ['an active subscription', {}, 'active'],
  ['a trial', { trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true } }, 'trialing'],
] as const)(
  'a new card for %s is stored by a transaction of zero, and later renewals use it',
  async (_, price, status) => {
    const { id, nextBilledAt } = await emulator.subscribe(renewalsDeclinedCard, price);

    const transaction = await cardTransaction(id);
    expect(transaction).toMatchObject({
      status: 'ready',
      origin: 'subscription_payment_method_change',
      subscriptionId: id,
      details: { totals: { total: '0', grandTotal: '0' } },
      checkout: { url: `${emulator.url}/checkout/${transaction.id}` },
    });
    expect((await emulator.pay(transaction.id)).data.kind).toBe('completed');
    expect(await sdk().subscriptions.get(id)).toMatchObject({ status, nextBilledAt });
    expect(await lastFour(transaction.id)).toBe('4242');

    await emulator.advanceTo(nextBilledAt!);
    expect((await sdk().subscriptions.get(id)).status).toBe('active');
  },
);

it('a new card for a paused subscription is used when it resumes', async () => {
  const { id } = await emulator.subscribe(renewalsDeclinedCard);
  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });

  await emulator.pay((await cardTransaction(id)).id);

  expect((await sdk().subscriptions.get(id)).status).toBe('paused');
  expect((await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' })).status).toBe('active');
});

it('a new card that is declined changes nothing', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  const transaction = await cardTransaction(id);

  expect((await emulator.pay(transaction.id, declinedCard)).data.kind).toBe('declined');
  const refused = await emulator.pay(transaction.id, { ...challengedCard, challenge: 'refused' });
  expect(refused.data.kind).toBe('declined');

  await emulator.advanceTo(nextBilledAt!);
  expect((await sdk().subscriptions.get(id)).status).toBe('active');
});

it('a new card pays the unpaid renewal, and the subscription is active with the dates of its period', async () => {
  const { id, currentBillingPeriod, nextBilledAt } = await pastDue();

  const transaction = await cardTransaction(id);
  expect(transaction).toMatchObject({ status: 'past_due', details: { totals: { grandTotal: '3599' } } });
  expect((await emulator.pay(transaction.id)).data.kind).toBe('completed');

  expect(await sdk().subscriptions.get(id)).toMatchObject({ status: 'active', currentBillingPeriod, nextBilledAt });
  expect(await sdk().transactions.get(transaction.id)).toMatchObject({
    status: 'completed',
    billingPeriod: currentBillingPeriod,
  });
  expect((await emulator.eventsOf(id)).slice(-3)).toEqual([
    'transaction.updated',
    'subscription.updated',
    'transaction.completed',
  ]);
  await emulator.advanceTo(nextBilledAt!);
  expect((await sdk().subscriptions.get(id)).status).toBe('active');
  expect(await emulator.transactionsOf(id)).toHaveLength(3);
});

it('a card form opened before a failed renewal also pays that renewal', async () => {
  const { id, nextBilledAt } = await emulator.subscribe(renewalsDeclinedCard);
  const transaction = await cardTransaction(id);
  await emulator.advanceTo(nextBilledAt!);

  await emulator.pay(transaction.id);

  expect((await sdk().subscriptions.get(id)).status).toBe('active');
  expect((await emulator.transactionsOf(id)).map(({ status }) => status)).toEqual(Array(3).fill('completed'));
});

it('an ended subscription accepts no new card', async () => {
  const { id } = await emulator.subscribe();
  const open = await cardTransaction(id);
  await sdk().subscriptions.cancel(id, { effectiveFrom: 'immediately' });

  await expect(cardTransaction(id)).rejects.toMatchObject({ code: 'subscription_is_canceled_action_invalid' });
  expect((await emulator.pay(open.id)).error?.code).toBe('transaction_immutable');
});

it('an unpaid renewal is retried after 3, 7 and 14 days and given up after 30', async () => {
  const { id, failedAt } = await pastDue();

  await emulator.advanceTo(addMs(failedAt, 29 * dayMs));
  const [, unpaid] = await emulator.transactionsOf(id);
  expect(unpaid!.payments.map(({ createdAt }) => createdAt)).toEqual(
    [14, 7, 3, 0].map((days) => addMs(failedAt, days * dayMs)),
  );

  await emulator.advanceTo(addMs(failedAt, 30 * dayMs));
  expect(await sdk().subscriptions.get(id)).toMatchObject({ status: 'canceled', nextBilledAt: null });
  expect((await sdk().transactions.get(unpaid!.id)).status).toBe('canceled');
  expect((await emulator.pay(unpaid!.id)).error?.code).toBe('transaction_immutable');
});

it('paying an unpaid renewal after its period pays for a new period from that time', async () => {
  const { id, failedAt } = await pastDue({ billingCycle: { interval: 'week', frequency: 1 } });
  await emulator.advanceTo(addMs(failedAt, 10 * dayMs));

  await emulator.pay((await cardTransaction(id)).id);

  const { status, currentBillingPeriod } = await sdk().subscriptions.get(id);
  expect(status).toBe('active');
  const { startsAt, endsAt } = currentBillingPeriod!;
  expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(Date.parse(addMs(failedAt, 10 * dayMs)));
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(7 * dayMs);
  expect((await emulator.transactionsOf(id)).at(-1)).toMatchObject({ billingPeriod: currentBillingPeriod });
});

it('the first payment after a trial activates the subscription even when it is late', async () => {
  const { id } = await pastDue({ trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true } });

  await emulator.pay((await cardTransaction(id)).id);

  expect((await emulator.eventsOf(id)).slice(-4)).toEqual([
    'transaction.updated',
    'subscription.updated',
    'subscription.activated',
    'transaction.completed',
  ]);
});

it('an unpaid renewal pauses the subscription when the emulator is configured to do so', async () => {
  const { id, failedAt } = await pastDue();
  await fetch(`${emulator.url}/emulator/dunning`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ afterwards: 'pause' }),
  });

  await emulator.advanceTo(addMs(failedAt, 30 * dayMs));

  expect(await sdk().subscriptions.get(id)).toMatchObject({ status: 'paused', scheduledChange: null });
  await emulator.pay((await cardTransaction(id)).id, goodCard);
  expect((await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' })).status).toBe('active');
});
