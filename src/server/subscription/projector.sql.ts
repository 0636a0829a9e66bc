import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import type { PaddleNews, Ties } from './paddle-news';
import { type Changes, type Known, project } from './projector';

/** Design, honest rule 11. */
const reminderLeadMs = 7 * 24 * 60 * 60_000;

export type Applied = 'applied' | 'stale' | 'unknown owner';

/**
 * Brings our rows up to date with news from Paddle, in one transaction. Safe to repeat, and to run from several places
 * at once: news about one subscription or transaction wait for each other. `now` is epoch ms.
 */
export function applyNews(db: Kysely<Schema>, news: PaddleNews, now: number): Promise<Applied> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${news.id}, 0))`.execute(tx);
    const projection = project(news, await readKnown(tx, news));
    if ('ignored' in projection) return projection.ignored;
    await writeChanges(tx, projection.changes, now);
    return 'applied';
  });
}

async function readKnown(tx: Transaction<Schema>, news: PaddleNews): Promise<Known> {
  const stored = await tx
    .selectFrom(news.kind === 'subscription' ? 'subscriptions' : 'transactions')
    .select(['user_id', 'occurred_at_us'])
    .where('id', '=', news.id)
    .executeTakeFirst();
  return {
    stored: stored ? { userId: stored.user_id, occurredAtUs: BigInt(stored.occurred_at_us) } : null,
    owners: await readOwners(tx, news.ties),
    checkout: news.kind === 'transaction' ? await lockCheckout(tx, news.ties) : null,
  };
}

async function readOwners(tx: Transaction<Schema>, ties: Ties): Promise<Known['owners']> {
  const checkouts = tx.selectFrom('checkouts').select('user_id');
  const users = tx.selectFrom('users').select('id as user_id');
  const [byTransaction, byCheckout, byUserId, byCustomer] = [
    await checkouts.where('transaction_id', '=', ties.transactionId).executeTakeFirst(),
    await checkouts.where('id', '=', ties.checkoutId).executeTakeFirst(),
    await users.where('id', '=', ties.userId).executeTakeFirst(),
    await users.where('paddle_customer_id', '=', ties.customerId).executeTakeFirst(),
  ];
  return {
    byTransaction: byTransaction?.user_id ?? null,
    byCheckout: byCheckout?.user_id ?? null,
    byUserId: byUserId?.user_id ?? null,
    byCustomer: byCustomer?.user_id ?? null,
  };
}

/** A renewal carries the first payment's data along: a checkout is settled only by the transaction made for it. */
async function lockCheckout(tx: Transaction<Schema>, ties: Ties): Promise<Known['checkout']> {
  const found = await tx
    .selectFrom('checkouts')
    .select(['id', 'status'])
    .where((row) =>
      row.or([
        row('transaction_id', '=', ties.transactionId),
        row.and([row('id', '=', ties.checkoutId), row('transaction_id', 'is', null)]),
      ]),
    )
    .orderBy('transaction_id', (order) => order.asc().nullsLast())
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

async function writeChanges(tx: Transaction<Schema>, changes: Changes, now: number): Promise<void> {
  const { subscription, transaction, checkout, welcome } = changes;
  if (subscription) {
    await writeSubscription(tx, subscription);
    await planReminder(tx, subscription, now);
  }
  if (transaction) await writeTransaction(tx, transaction);
  if (checkout) {
    await tx
      .updateTable('checkouts')
      .set({
        status: checkout.status,
        transaction_id: checkout.transactionId,
        completed_at: checkout.status === 'completed' ? new Date(now) : null,
      })
      .where('id', '=', checkout.id)
      .execute();
  }
  if (welcome) {
    await enqueue(tx, {
      kind: 'welcome',
      uniqueKey: `welcome:${welcome.checkoutId}`,
      payload: { user_id: welcome.userId, checkout_id: welcome.checkoutId },
    });
  }
}

async function writeSubscription(
  tx: Transaction<Schema>,
  subscription: NonNullable<Changes['subscription']>,
): Promise<void> {
  const offer = await tx.selectFrom('offers').select('id').where('id', '=', subscription.offerId).executeTakeFirst();
  const row = {
    user_id: subscription.userId,
    offer_id: offer?.id ?? null,
    status: subscription.status,
    amount_minor: subscription.amountMinor,
    currency: subscription.currency,
    interval_unit: subscription.intervalUnit,
    interval_count: subscription.intervalCount,
    started_at: new Date(subscription.startedAt),
    trial_ends_at: dateOrNull(subscription.trialEndsAt),
    next_billed_at: dateOrNull(subscription.nextBilledAt),
    scheduled_action: subscription.scheduled?.action ?? null,
    scheduled_at: dateOrNull(subscription.scheduled?.at ?? null),
    canceled_at: dateOrNull(subscription.canceledAt),
    occurred_at_us: subscription.occurredAtUs,
  };
  await tx
    .insertInto('subscriptions')
    .values({ id: subscription.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The reminder looks again when its day comes: until then the subscription may have changed or be cancelled. */
async function planReminder(
  tx: Transaction<Schema>,
  { id, userId, nextBilledAt }: NonNullable<Changes['subscription']>,
  now: number,
): Promise<void> {
  const runAt = nextBilledAt === null ? 0 : nextBilledAt - reminderLeadMs;
  if (nextBilledAt === null || runAt <= now) return;
  const renewsAt = new Date(nextBilledAt).toISOString();
  await enqueue(tx, {
    kind: 'renewal-reminder',
    uniqueKey: `renewal-reminder:${id}:${renewsAt}`,
    payload: { user_id: userId, subscription_id: id, renews_at: renewsAt },
    runAt,
  });
}

async function writeTransaction(
  tx: Transaction<Schema>,
  transaction: NonNullable<Changes['transaction']>,
): Promise<void> {
  const row = {
    user_id: transaction.userId,
    checkout_id: transaction.checkoutId,
    subscription_id: transaction.subscriptionId,
    status: transaction.status,
    total_minor: transaction.totalMinor,
    currency: transaction.currency,
    period_ends_at: dateOrNull(transaction.periodEndsAt),
    card_brand: transaction.card?.brand ?? null,
    card_last4: transaction.card?.last4 ?? null,
    billed_at: dateOrNull(transaction.billedAt),
    occurred_at_us: transaction.occurredAtUs,
  };
  await tx
    .insertInto('transactions')
    .values({ id: transaction.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

function dateOrNull(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
