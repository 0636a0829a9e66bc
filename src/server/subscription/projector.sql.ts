import { type Kysely, sql, type Transaction } from 'kysely';
import { erasedUser, isUnknownCustomer, listUnknownPayments, noteErasure } from '../account/erasures.sql';
import { planToEnd } from '../account/plan-to-end';
import { handOver } from '../auth/hand-over.sql';
import { followProviderDates } from '../billing/grant/access-grants.sql';
import { recordMoney } from '../billing/ledger/money-entries.sql';
import { recordProviderEvent } from '../billing/ledger/provider-events.sql';
import { planConversion } from '../conversion/conversions.sql';
import type { Schema } from '../database/schema';
import { noteTrial } from '../fairness/one-trial.sql';
import { enqueue } from '../job/enqueue.sql';
import { oweWhatMustGoBack } from '../refund/owe-late.sql';
import { markBuyer } from '../report/mark-buyer.sql';
import { liveStatuses } from './entitlement';
import { refreshKeptUntil } from './kept-until.sql';
import { lettersFor } from './news-letters';
import type { PaddleNews } from './paddle-news';
import { writeChanges } from './projection-rows.sql';
import { isErased, type Known, ownerOf, project } from './projector';
import { suspectSecondPurchase } from './second-purchase.sql';

export type Applied = 'applied' | 'stale' | 'unknown owner' | 'erased';

const tables = { subscription: 'subscriptions', transaction: 'transactions', adjustment: 'adjustments' } as const;

/**
 * Brings our rows up to date with news from Paddle, in one transaction with the record that it was heard, and has the
 * letters sent that they call for. Of an erased person only the books are kept up.
 * Safe to repeat, and to run from several places at once: news about one thing wait for each other. `now` is epoch ms.
 */
export function applyNews(db: Kysely<Schema>, news: PaddleNews, now: number): Promise<Applied> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${news.id}, 0))`.execute(tx);
    await recordProviderEvent(tx, news.heard, now);
    const known = await readKnown(tx, news);
    const projection = project(news, known);
    const userId = ownerOf(known);
    const ofErased = isErased(known);
    if (ofErased) await endWhatStillRuns(tx, news);
    // Also of stale news: that a payment failed was so, though it has been made good since.
    const isTold = 'changes' in projection || projection.ignored === 'stale';
    if (isTold && userId !== null) for (const letter of lettersFor(news, userId, now)) await enqueue(tx, letter);
    if ('ignored' in projection) return ofErased ? 'erased' : projection.ignored;

    const { welcome, transaction } = projection.changes;
    if (welcome) await handOver(tx, { ...welcome, subscriptionId: transaction?.subscriptionId ?? null });
    await writeChanges(tx, projection.changes, now);
    if (userId !== null) await refreshKeptUntil(tx, userId);
    await noteTrial(tx, projection.changes);
    await oweWhatMustGoBack(tx, projection.changes, now);
    if (projection.changes.checkout) await planConversion(tx, projection.changes.checkout.id);
    if (projection.changes.transaction?.checkoutId) await markBuyer(tx, projection.changes.transaction.checkoutId);
    if (userId !== null && news.kind !== 'adjustment') await suspectSecondPurchase(tx, userId);
    if (userId !== null) await followProviderDates(tx, subscriptionIdOf(news), now);
    await recordMoney(tx, projection.changes, now);
    return ofErased ? 'erased' : 'applied';
  });
}

/** An erased person is charged no more, also when they paid in another window while they were erased. */
async function endWhatStillRuns(tx: Transaction<Schema>, news: PaddleNews): Promise<void> {
  if (news.kind === 'adjustment') return;
  const reason = `news:${news.occurredAtUs}`;
  if (news.kind === 'subscription' && liveStatuses.includes(news.status)) {
    await planToEnd(tx, { kind: 'end-erased-subscription', payload: { subscription_id: news.id } }, reason);
  }
  if (news.kind === 'transaction' && news.status !== 'canceled') {
    for (const transaction_id of await listUnknownPayments(tx, [news.id])) {
      await planToEnd(tx, { kind: 'settle-erased-transaction', payload: { transaction_id } }, reason);
    }
  }
  const { customerId } = news.ties;
  if (customerId === null || !(await isUnknownCustomer(tx, customerId))) return;
  // Made while they were erased: known to nobody but Paddle.
  await noteErasure(tx, [customerId], Number(news.occurredAtUs / 1000n));
  await planToEnd(tx, { kind: 'forget-customer', payload: { customer_id: customerId } }, 'news');
}

async function readKnown(tx: Transaction<Schema>, news: PaddleNews): Promise<Known> {
  const stored = await tx
    .selectFrom(tables[news.kind])
    .select(['user_id', 'occurred_at_us'])
    .where('id', '=', news.id)
    .executeTakeFirst();
  const known = {
    stored: stored ? { userId: stored.user_id, occurredAtUs: BigInt(stored.occurred_at_us) } : null,
    owners: await readOwners(tx, news),
  };
  await lockUser(tx, ownerOf({ ...known, erased: null }));
  return {
    ...known,
    // After the lock: whoever is being erased at this moment is erased then.
    erased: await readErased(tx, news),
    checkout: news.kind === 'transaction' ? await lockCheckout(tx, news) : null,
  };
}

/**
 * Before any other row, as who starts a checkout does. Of two purchases that arrive at the same moment, one waits and
 * then sees the other.
 */
async function lockUser(tx: Transaction<Schema>, userId: string | null): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const subscriptionIdOf = (news: PaddleNews) => (news.kind === 'subscription' ? news.id : news.subscriptionId);

async function readOwners(tx: Transaction<Schema>, news: PaddleNews): Promise<Known['owners']> {
  const { ties } = news;
  const checkouts = tx.selectFrom('checkouts').select('user_id');
  const users = tx.selectFrom('users').select('id as user_id');
  const transactions = tx.selectFrom('transactions').select('user_id');
  const subscriptions = tx.selectFrom('subscriptions').select('user_id');
  const [byTransaction, byPayment, byCheckout, byUserId, bySubscription, byCustomer] = [
    await checkouts.where('transaction_id', '=', ties.transactionId).executeTakeFirst(),
    await transactions.where('id', '=', ties.transactionId).executeTakeFirst(),
    await checkouts.where('id', '=', ties.checkoutId).executeTakeFirst(),
    await users.where('id', '=', ties.userId).executeTakeFirst(),
    await subscriptions.where('id', '=', subscriptionIdOf(news)).executeTakeFirst(),
    await users.where('paddle_customer_id', '=', ties.customerId).executeTakeFirst(),
  ];
  return {
    byTransaction: byTransaction?.user_id ?? byPayment?.user_id ?? null,
    byCheckout: byCheckout?.user_id ?? null,
    byUserId: byUserId?.user_id ?? null,
    bySubscription: bySubscription?.user_id ?? null,
    byCustomer: byCustomer?.user_id ?? null,
  };
}

async function readErased(tx: Transaction<Schema>, news: PaddleNews): Promise<Known['erased']> {
  const { transactionId, customerId, userId } = news.ties;
  const user = userId === null ? null : erasedUser(userId);
  const own = [news.id, subscriptionIdOf(news), transactionId, user].filter((id) => id !== null);
  const among = customerId === null ? own : [...own, customerId];
  const rows = await tx.selectFrom('erasures').select('paddle_id').where('paddle_id', 'in', among).execute();
  if (rows.length === 0) return null;
  return rows.some(({ paddle_id }) => paddle_id !== customerId) ? 'itself' : 'customer';
}

/** A renewal carries the first payment's data along: a checkout is settled only by the transaction made for it. */
async function lockCheckout(tx: Transaction<Schema>, { ties }: PaddleNews): Promise<Known['checkout']> {
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
