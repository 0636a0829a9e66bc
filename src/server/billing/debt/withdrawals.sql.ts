import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

interface NewWithdrawal {
  subscriptionId: string;
  userId: string;
  /** The latest payment that it gives back; null when there is none. */
  transactionId: string | null;
  isRepeated: boolean;
  /** Epoch ms. */
  now: number;
}

/** Records a withdrawal, once per subscription. @returns whether it is new */
export async function insertWithdrawal(tx: Transaction<Schema>, withdrawal: NewWithdrawal): Promise<boolean> {
  const saved = await tx
    .insertInto('withdrawals')
    .values({
      subscription_id: withdrawal.subscriptionId,
      user_id: withdrawal.userId,
      transaction_id: withdrawal.transactionId,
      requested_at: new Date(withdrawal.now),
      is_repeated: withdrawal.isRepeated,
    })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .returning('subscription_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Null when none was requested. `requestedAt` is epoch ms. */
export async function findWithdrawal(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<{ requestedAt: number; isRepeated: boolean } | null> {
  const row = await db
    .selectFrom('withdrawals')
    .select(['requested_at', 'is_repeated'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ? { requestedAt: row.requested_at.getTime(), isRepeated: row.is_repeated } : null;
}

/** Whether a withdrawal still needs the provider's confirmation. */
export async function isWithdrawalPending(db: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('subscription_id')
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** `now` is epoch ms. */
export async function markWithdrawn(tx: Transaction<Schema>, subscriptionId: string, now: number): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ confirmed_at: new Date(now) })
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Withdrawals requested before `requestedBefore` (epoch ms) that are not confirmed although their jobs tried. */
export async function listOldWithdrawals(db: Kysely<Schema>, requestedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('subscription_id')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<', new Date(requestedBefore))
    .orderBy('requested_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.subscription_id);
}

/** Repeated withdrawals within a year, newest first, with the sum given back. */
export async function listRepeated(
  db: Kysely<Schema>,
): Promise<{ userId: string; subscriptionId: string; requestedAt: Date; returnedMinor: number; currency: string }[]> {
  const rows = await db
    .selectFrom('withdrawals as w')
    .innerJoin('subscriptions as s', 's.id', 'w.subscription_id')
    .leftJoin('refunds as r', (join) => join.onRef('r.subscription_id', '=', 's.id').on('r.reason', '=', 'withdrawal'))
    .leftJoin('transactions as t', 't.id', 'r.transaction_id')
    .select(['w.user_id as userId', 's.id as subscriptionId', 'w.requested_at as requestedAt', 's.currency'])
    .select(({ fn }) => fn.sum<string | null>(fn.coalesce('r.amount_minor', 't.total_minor')).as('returned'))
    .where('w.is_repeated', '=', true)
    .groupBy(['w.user_id', 's.id', 'w.requested_at', 's.currency'])
    .orderBy('w.requested_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ returned, ...row }) => ({ ...row, returnedMinor: Number(returned ?? 0) }));
}
