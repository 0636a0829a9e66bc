import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { adjustment, life, paid, start, subscription, transaction } from '#testing/server/provider-events.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { applyEvent } from './apply-event.ts';

const database = useTestDatabase();
let userId: string;
const now = Date.parse('2030-01-01T12:00:00Z');

beforeEach(startOver);

/** One user with an open checkout whose transaction is `txn_1`. */
async function startOver() {
  const { db } = database;
  const tables = ['jobs', 'provider_events', 'subscriptions', 'transactions', 'checkouts', 'users'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
  await database.forget(['money_entries', 'subscription_history', 'mrr_movements', 'sold_subscriptions']);
  const user = await db
    .insertInto('users')
    .values({ email: 'Ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow();
  userId = user.id;
  await db
    .insertInto('checkouts')
    .values({ id: 'chk', user_id: userId, ...soldOffer(), transaction_id: 'txn_1' })
    .execute();
}

function ours(event: ProviderEvent): ProviderEvent {
  return { ...event, ties: { ...event.ties, userId } };
}

async function tables() {
  const { db } = database;
  return {
    subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
    transactions: await db.selectFrom('transactions').selectAll().orderBy('id').execute(),
    // Entries that were cancelled on the way do not count, so they are added up.
    money: await db
      .selectFrom('money_entries')
      .select(['kind', 'transaction_id', 'occurred_at', 'renewal_number'])
      .select(({ fn }) => fn.sum<string>('gross_minor').as('gross_minor'))
      .groupBy(['kind', 'transaction_id', 'occurred_at', 'renewal_number'])
      .having(({ fn }) => fn.sum('gross_minor'), '<>', '0')
      .orderBy('transaction_id')
      .execute(),
    history: await db
      .selectFrom('subscription_history')
      .select(['subscription_id', 'seq', 'status', 'amount_net_minor', 'mrr_micro', 'cause'])
      .orderBy('seq')
      .execute(),
    movements: await db.selectFrom('mrr_movements').selectAll().orderBy('seq').execute(),
    checkouts: await db.selectFrom('checkouts').select(['id', 'status', 'transaction_id', 'completed_at']).execute(),
    jobs: await db.selectFrom('jobs').select(['kind', 'unique_key', 'payload']).execute(),
  };
}

const owned = <T extends { user_id: string | null }>(rows: T[]) =>
  rows.map((row) => ({ ...row, user_id: 'the user', customer_ref: 'theirs' }));
async function comparable() {
  const { subscriptions, transactions, money, checkouts, jobs } = await tables();
  return {
    subscriptions: owned(subscriptions),
    transactions: owned(transactions),
    money,
    checkouts,
    jobs: jobs.length,
  };
}

test('the events of a subscription’s whole life give the expected rows', async () => {
  for (const event of life) await applyEvent(database.db, ours(event), now);
  const { subscriptions, transactions, money, checkouts, jobs } = await tables();
  expect(money).toEqual(
    ['txn_1', 'txn_2'].map((transaction_id, renewal_number) => ({
      kind: 'payment',
      transaction_id,
      occurred_at: new Date(start),
      renewal_number,
      gross_minor: '1999',
    })),
  );
  expect(subscriptions).toMatchObject([
    { id: 'sub_1', user_id: userId, offer_id: 1, status: 'canceled', next_billed_at: null, occurred_at_us: '4000001' },
  ]);
  expect(transactions).toMatchObject([
    { id: 'txn_1', checkout_id: 'chk', period_ends_at: new Date(start + 28 * dayMs), card_last4: '4242' },
    { id: 'txn_2', checkout_id: null, period_ends_at: new Date(start + 56 * dayMs), status: 'completed' },
  ]);
  expect(checkouts).toEqual([{ id: 'chk', status: 'completed', transaction_id: 'txn_1', completed_at: new Date(now) }]);
  expect(jobs).toEqual([
    { kind: 'welcome', unique_key: 'welcome:chk', payload: { user_id: userId, checkout_id: 'chk' } },
  ]);
});

test('shuffled, repeated and concurrent deliveries give the same rows', { tags: 'long' }, async () => {
  for (const event of life) await applyEvent(database.db, ours(event), now);
  const expected = await comparable();
  const deliveries = fc.shuffledSubarray([...life, ...life.slice(2, 9)], { minLength: life.length + 7 });
  await fc.assert(
    fc.asyncProperty(deliveries, fc.integer({ min: 1, max: 6 }), async (delivered, atOnce) => {
      await startOver();
      for (let first = 0; first < delivered.length; first += atOnce) {
        const group = delivered.slice(first, first + atOnce);
        await Promise.all(group.map((event) => applyEvent(database.db, ours(event), now)));
      }
      expect(await comparable()).toEqual(expected);
    }),
    propertyRuns({ commit: 5, full: 25 }),
  );
});

describe('the person that an event belongs to', () => {
  const untied = { transactionId: null, checkoutId: null, userId: null, customerId: null };

  test('a payment whose event overtakes the answer to our call is tied by the checkout it names', async () => {
    await database.db.updateTable('checkouts').set({ transaction_id: null }).execute();
    const ties = { ...untied, transactionId: 'txn_1', checkoutId: 'chk' };
    await applyEvent(database.db, transaction(1n, { ...paid, ties }), now);
    expect((await tables()).checkouts).toMatchObject([{ status: 'completed', transaction_id: 'txn_1' }]);
  });

  test('another transaction that names a settled checkout does not touch it', async () => {
    const ties = { ...untied, transactionId: 'txn_2', checkoutId: 'chk' };
    await applyEvent(database.db, transaction(1n, { ...paid, id: 'txn_2', ties }), now);
    const { checkouts, transactions } = await tables();
    expect(checkouts).toMatchObject([{ status: 'open', transaction_id: 'txn_1' }]);
    expect(transactions).toMatchObject([{ id: 'txn_2', checkout_id: null, user_id: userId }]);
  });

  test('the customer id alone ties a payment to a user', async () => {
    await database.db.updateTable('users').set({ provider_customer_id: 'ctm_1' }).execute();
    const applied = await applyEvent(database.db, subscription(1n, { ties: { ...untied, customerId: 'ctm_1' } }), now);
    expect(applied).toBe('applied');
  });

  test('the payment alone ties a refund to its buyer, when no checkout began it', async () => {
    await applyEvent(database.db, transaction(1n, { ...paid, id: 'txn_2', ties: { ...untied, userId } }), now);
    const ties = { ...untied, transactionId: 'txn_2' };
    const refund = adjustment(2n, { transactionId: 'txn_2', subscriptionId: null, ties });
    expect(await applyEvent(database.db, refund, now)).toBe('applied');
  });

  test('a subscription of an unknown person is not stored', async () => {
    expect(await applyEvent(database.db, subscription(1n, { ties: untied }), now)).toBe('unknown owner');
    expect((await tables()).subscriptions).toEqual([]);
  });

  test('the id of a user who does not exist ties a subscription to nobody', async () => {
    const ties = { ...untied, userId: '999999999999999999' };
    expect(await applyEvent(database.db, subscription(1n, { ties }), now)).toBe('unknown owner');
  });

  test('an offer that we do not sell is left out', async () => {
    await applyEvent(database.db, ours(subscription(1n, { offerId: 77 })), now);
    expect((await tables()).subscriptions).toMatchObject([{ offer_id: null }]);
  });
});

test('a reminder is planned seven days before the next charge, once', async () => {
  const event = ours(subscription(5n, { nextBilledAt: now + 28 * dayMs }));
  await applyEvent(database.db, event, now);
  await applyEvent(database.db, { ...event, occurredAtUs: 6n }, now);
  const jobs = await database.db.selectFrom('jobs').select(['kind', 'run_at']).execute();
  expect(jobs).toEqual([{ kind: 'renewal-reminder', run_at: new Date(now + 21 * dayMs) }]);
});
