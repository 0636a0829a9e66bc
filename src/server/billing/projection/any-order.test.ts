import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { TestShop } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { updateLedger } from '../history/update-ledger.ts';
import { offers } from '../offer/offers.ts';
import { eventEmailKinds } from './event-emails.ts';
import { processNotification } from './notifications.ts';

const minuteMs = 60_000;
const renewalsDecline = '4000 0027 6000 3184';
const debitCard = '4000 0566 5566 5556';
const emails = ['welcome', ...eventEmailKinds];
/** A subscription of three days is too short for these. */
const notInThisLife = ['trial-ending', 'renewal-reminder'];

const { shop, database } = useTestShop();

type Notifications = Awaited<ReturnType<TestShop['notifications']>>;

const sdk = () => shop.paddle;
const command = (path: string) =>
  fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/${path}`, { method: 'POST' }).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  });

async function payWithAnotherCard(subscriptionId: string, card?: string) {
  const { id } = await sdk().subscriptions.getPaymentMethodChangeTransaction(subscriptionId);
  expect(await shop.pay(id, card)).toBe('completed');
}

/** Everything that can happen to a three-day subscription, within the 30 days in which events still cause emails. */
async function runFullLifecycle() {
  await publishOffers(
    shop.deps,
    withTrials({ 1: 5 }).map((offer) => (offer.id === 1 ? { ...offer, interval: { unit: 'day', count: 3 } } : offer)),
  );
  const ada = await shop.subscribe('ada@example.com', renewalsDecline);
  const { id } = (await shop.seen(ada))!;
  await shop.advance(5 * dayMs + minuteMs);
  expect((await sdk().subscriptions.get(id)).status).toBe('past_due');
  await payWithAnotherCard(id);
  await shop.advance(3 * dayMs);
  await payWithAnotherCard(id, debitCard);
  await shop.advance(minuteMs);
  await sdk().subscriptions.pause(id, { effectiveFrom: 'next_billing_period' });
  await shop.advance(minuteMs);
  await sdk().subscriptions.update(id, { scheduledChange: null });
  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });
  await shop.advance(dayMs);
  await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' });
  await shop.advance(minuteMs);
  await shop.deliver();
  await shop.cancel(ada);
  await shop.advance(minuteMs);
  await shop.undo(ada);
  await shop.advance(3 * dayMs);
  await moneyGoesBack(id);
  await withdrawal();
  await shop.cancel(ada);
  await shop.advance(4 * dayMs);
  return { id };
}

async function moneyGoesBack(subscriptionId: string) {
  const paid = await sdk()
    .transactions.list({ subscriptionId: [subscriptionId], status: ['completed'], orderBy: 'billed_at[DESC]' })
    .next();
  const [refunded, partly, disputed] = paid.filter(({ details }) => details?.totals?.grandTotal !== '0');
  const request = { action: 'refund', reason: 'asked for', transactionId: refunded!.id } as const;
  await sdk().adjustments.create({ ...request, type: 'full' });
  const itemId = partly!.details!.lineItems[0]!.id;
  const items = [{ itemId, type: 'partial' as const, amount: '100' }];
  await sdk().adjustments.create({ ...request, transactionId: partly!.id, type: 'partial', items });
  await command(`transactions/${disputed!.id}/chargeback`);
  await shop.advance(20 * minuteMs);
  await command(`transactions/${disputed!.id}/chargeback-reverse`);
}

async function withdrawal() {
  await publishOffers(
    shop.deps,
    offers.map((offer) => (offer.id === 1 ? { ...offer, interval: { unit: 'day', count: 3 } } : offer)),
  );
  const bob = await shop.subscribe('bob@example.com');
  await shop.call(bob, calls.withdraw);
  await shop.work();
  await shop.advance(20 * minuteMs);
}

/** As if no provider event had arrived yet; people's own requests are kept. */
async function deleteProviderEvents() {
  const tables = [
    'jobs',
    'webhook_events',
    'provider_events',
    'transactions',
    'subscriptions',
    'adjustments',
    'refunds',
  ] as const;
  for (const table of tables) await database.db.deleteFrom(table).execute();
  await database.forget(['money_entries', 'subscription_history', 'mrr_movements', 'sold_subscriptions']);
  await database.db.updateTable('checkouts').set({ status: 'open', completed_at: null }).execute();
}

async function rows() {
  const { db } = database;
  // Enters the countries that arrived after their payments.
  await updateLedger({ ...shop.deps, clock: () => shop.deps.clock() + 5 * minuteMs });
  return {
    subscriptions: await db.selectFrom('subscriptions').selectAll().orderBy('id').execute(),
    transactions: await db.selectFrom('transactions').selectAll().orderBy('id').execute(),
    adjustments: await db.selectFrom('adjustments').selectAll().orderBy('id').execute(),
    // Entries that were cancelled on the way do not count, so they are added up.
    money: await db
      .selectFrom('money_entries')
      .select(['kind', 'provider_id', 'occurred_at', 'renewal_number', 'country'])
      .select(({ fn }) => [fn.sum<string>('gross_minor').as('gross'), fn.sum<string>('net_minor').as('net')])
      .select(({ fn }) => fn.sum<string>('payout_net_minor').as('payout'))
      .groupBy(['kind', 'provider_id', 'occurred_at', 'renewal_number', 'country'])
      .having(({ fn }) => fn.sum('gross_minor'), '<>', '0')
      .orderBy('provider_id')
      .orderBy('kind')
      .execute(),
    heard: await db.selectFrom('provider_events').select(['key', 'facts']).orderBy('key').execute(),
    grants: await db
      .selectFrom('access_grants')
      .select(['subscription_id', 'ends_at'])
      .where('ended_at', 'is', null)
      .execute(),
    refunds: await db.selectFrom('refunds').selectAll().orderBy('transaction_id').execute(),
    checkouts: await db.selectFrom('checkouts').selectAll().orderBy('id').execute(),
    customers: await db.selectFrom('users').select(['id', 'provider_customer_id']).orderBy('id').execute(),
    emails: await db
      .selectFrom('jobs')
      .select(['unique_key', 'payload', 'kind'])
      .where('kind', 'in', emails)
      .orderBy('unique_key')
      .execute(),
    unsettled: await db.selectFrom('webhook_events').select('last_error').where('projected_at', 'is', null).execute(),
  };
}

async function deliverInGroups(some: Notifications, atOnce: number) {
  for (let first = 0; first < some.length; first += atOnce) {
    await Promise.all(some.slice(first, first + atOnce).map((one) => shop.deliver([one])));
  }
}

/** Retries the notifications whose owner was unknown, as their jobs would. */
async function tryPendingAgain() {
  const pending = await database.db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('projected_at', 'is', null)
    .execute();
  for (const { event_id } of pending) await processNotification(shop.deps, event_id);
}

test('late, repeated, lost and concurrent events give the same rows and emails', async () => {
  const { id } = await runFullLifecycle();
  const all = await shop.notifications();
  await deleteProviderEvents();
  await shop.deliver(all);
  const expected = await rows();
  expect(expected.subscriptions.find((one) => one.id === id)).toMatchObject({ status: 'canceled' });
  expect(expected.unsettled).toEqual([]);
  expect(expected.heard.map(({ key }) => key)).toEqual(all.map(({ id: eventId }) => eventId).sort());
  expect(new Set(expected.money.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(expected.emails.map(({ kind }) => kind))).toEqual(
    new Set(emails.filter((kind) => !notInThisLife.includes(kind))),
  );
  expect(new Set(expected.adjustments.map(({ action, status }) => `${action} ${status}`)).size).toBeGreaterThan(2);
  expect(expected.refunds).toMatchObject([{ reason: 'withdrawal' }]);

  const schedule = fc.record({
    order: fc.shuffledSubarray(all, { minLength: all.length }),
    repeats: fc.shuffledSubarray(all, { maxLength: 20 }),
    lost: fc.shuffledSubarray(all, { maxLength: all.length / 2 }),
    atOnce: fc.integer({ min: 1, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async ({ order, repeats, lost, atOnce }) => {
      await deleteProviderEvents();
      await deliverInGroups([...order.filter((one) => !lost.includes(one)), ...repeats], atOnce);
      await deliverInGroups(lost, atOnce);
      await tryPendingAgain();
      expect(await rows()).toEqual(expected);
    }),
    { ...propertyRuns({ commit: 1, full: 12 }), endOnFailure: true },
  );
}, 180_000);
