import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { isWhollyReturned } from '../subscription/paid-until.sql';
import type { Changes } from '../subscription/projector';

export type RefundReason = Schema['refunds']['reason'];

/** A whole payment that we give back. */
export interface Debt {
  transactionId: string;
  userId: string;
  subscriptionId: string | null;
  reason: RefundReason;
  /** Epoch ms. */
  now: number;
}

/** Writes down that a payment is given back, with the job that insists until Paddle does it; once a payment. */
export async function owe(tx: Transaction<Schema>, debt: Debt): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      transaction_id: debt.transactionId,
      user_id: debt.userId,
      subscription_id: debt.subscriptionId,
      reason: debt.reason,
      owed_at: new Date(debt.now),
    })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .execute();
  await enqueue(tx, {
    kind: 'refund',
    uniqueKey: `refund:${debt.transactionId}`,
    payload: { transaction_id: debt.transactionId },
  });
}

/** The payments of a subscription that brought money and were neither paid back nor promised to be; newest first. */
export async function listReturnable(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<{ transactionId: string; billedAt: number; paidAt: number }[]> {
  const { rows } = await sql<{ id: string; billed_at: Date | null; paid_at: Date | null }>`
    select t.id, t.billed_at, t.paid_at
    from transactions t
    where t.subscription_id = ${subscriptionId} and t.status = 'completed' and t.total_minor > 0
      and not ${sql.raw(isWhollyReturned)}
      and not exists (select from refunds r where r.transaction_id = t.id)
    order by t.billed_at desc nulls last, t.id`.execute(db);
  return rows.map(({ id, billed_at, paid_at }) => ({
    transactionId: id,
    billedAt: billed_at?.getTime() ?? 0,
    paidAt: paid_at?.getTime() ?? 0,
  }));
}

/** What news make us owe: a payment that came after all was to end, however late we hear of it. `now` is epoch ms. */
export async function oweWhatMustGoBack(
  tx: Transaction<Schema>,
  { transaction, adjustment }: Changes,
  now: number,
): Promise<void> {
  if (adjustment?.action === 'refund' && adjustment.status === 'rejected') {
    await reportRejection(tx, adjustment.transactionId, adjustment.id);
  }
  if (transaction?.status !== 'completed' || transaction.totalMinor === 0) return;
  const { id, subscriptionId, userId } = transaction;
  if (subscriptionId === null || userId === null) return;
  // Whoever ends the subscription at this moment waits, and then sees this payment; or we wait, and see the wish.
  await tx.selectFrom('subscriptions').select('id').where('id', '=', subscriptionId).forNoKeyUpdate().execute();
  const reason = await whyItGoesBack(tx, id, subscriptionId);
  if (reason === null) return;
  await owe(tx, { transactionId: id, userId, subscriptionId, reason, now });
  if (reason === 'cancelled before renewal') await endSoon(tx, subscriptionId);
}

async function whyItGoesBack(
  tx: Transaction<Schema>,
  transactionId: string,
  subscriptionId: string,
): Promise<RefundReason | null> {
  const { rows } = await sql<{ reason: RefundReason }>`
    select 'withdrawal' as reason from withdrawals where subscription_id = ${subscriptionId}
    union all
    select reason from refunds where subscription_id = ${subscriptionId} and reason = 'second purchase'
    union all
    select 'cancelled before renewal'
    from cancellations c join transactions t on t.id = ${transactionId}
    where c.subscription_id = ${subscriptionId} and c.undone_at is null
      and (
        (t.billed_at > c.requested_at and t.billed_at <= c.confirmed_at)
        or (t.paid_at > c.requested_at and t.paid_at <= c.confirmed_at)
      )
    limit 1`.execute(tx);
  return rows[0]?.reason ?? null;
}

/** Has a subscription ended at Paddle at once, by a job that insists. */
export async function endSoon(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  await enqueue(tx, {
    kind: 'end-subscription',
    uniqueKey: `end-subscription:${subscriptionId}`,
    payload: { subscription_id: subscriptionId },
  });
}

async function reportRejection(tx: Transaction<Schema>, transactionId: string, adjustmentId: string): Promise<void> {
  const owed = await tx
    .selectFrom('refunds')
    .select('reason')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (!owed) return;
  await enqueue(tx, {
    kind: 'refund-rejected',
    uniqueKey: `refund-rejected:${adjustmentId}`,
    payload: { transaction_id: transactionId, adjustment_id: adjustmentId },
  });
}

export interface OpenDebt {
  transactionId: string;
  reason: RefundReason;
  /** Epoch ms. */
  owedAt: number;
}

/**
 * Keeps a debt from everybody else while `ask` has Paddle settle it, and notes with what. Null when that was done before;
 * `pending` when somebody else asks at this moment, or `ask` came back with nothing. `clock` gives epoch ms.
 */
export async function settleDebt<T extends { id: string }>(
  db: Kysely<Schema>,
  transactionId: string,
  clock: () => number,
  ask: (debt: OpenDebt) => Promise<T | null>,
): Promise<T | null | 'pending'> {
  return db.transaction().execute(async (tx) => {
    const debts = tx
      .selectFrom('refunds')
      .where('transaction_id', '=', transactionId)
      .where('adjustment_id', 'is', null);
    if (!(await debts.select('transaction_id').executeTakeFirst())) return null;
    const debt = await debts.select(['reason', 'owed_at']).forNoKeyUpdate().skipLocked().executeTakeFirst();
    if (!debt) return 'pending';
    const made = await ask({ transactionId, reason: debt.reason, owedAt: debt.owed_at.getTime() });
    if (!made) return 'pending';
    await tx
      .updateTable('refunds')
      .set({ adjustment_id: made.id, asked_at: new Date(clock()) })
      .where('transaction_id', '=', transactionId)
      .execute();
    return made;
  });
}

/** Debts that Paddle was not made to settle since `owedBefore` (epoch ms), though their jobs tried. */
export async function listOldDebts(db: Kysely<Schema>, owedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('transaction_id')
    .where('adjustment_id', 'is', null)
    .where('owed_at', '<', new Date(owedBefore))
    .orderBy('owed_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.transaction_id);
}
