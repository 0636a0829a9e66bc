import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { listReturnable, owe } from '../refund/refunds.sql';

/** How long the first attempt, made at once, has before the job makes sure. */
const jobDelayMs = 30_000;

interface Wish {
  subscriptionId: string;
  userId: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes down that a user withdraws from the contract, before Paddle is asked: from here on nothing is open to him any
 * more, every payment is owed back, the letter is on its way and a job insists. Asking again changes nothing.
 */
export function saveWithdrawal(db: Kysely<Schema>, { subscriptionId, userId, now }: Wish): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockSubscription(tx, subscriptionId);
    const owed = await listReturnable(tx, subscriptionId);
    const saved = await tx
      .insertInto('withdrawals')
      .values({
        subscription_id: subscriptionId,
        user_id: userId,
        transaction_id: owed[0]?.transactionId ?? null,
        requested_at: new Date(now),
      })
      .onConflict((conflict) => conflict.column('subscription_id').doNothing())
      .returning('subscription_id')
      .executeTakeFirst();
    if (!saved) return;
    await oweAll(tx, { subscriptionId, userId, now });
    const payload = { user_id: userId, subscription_id: subscriptionId };
    await enqueue(tx, { kind: 'withdrawn', uniqueKey: `withdrawn:${subscriptionId}`, payload });
    await enqueue(tx, {
      kind: 'withdraw',
      uniqueKey: `withdraw:${subscriptionId}`,
      payload: { subscription_id: subscriptionId },
      runAt: now + jobDelayMs,
    });
  });
}

/** Whether a withdrawal still needs Paddle's confirmation. */
export async function isWithdrawalPending(db: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('subscription_id')
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that Paddle has ended it, once our own row shows it, and owes what has become known of payments since. */
export function confirmWithdrawal(
  db: Kysely<Schema>,
  subscriptionId: string,
  now: number,
): Promise<'confirmed' | 'not seen'> {
  return db.transaction().execute(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription?.status !== 'canceled') return 'not seen';
    await oweAll(tx, { subscriptionId, userId: subscription.user_id, now });
    await tx
      .updateTable('withdrawals')
      .set({ confirmed_at: new Date(now) })
      .where('subscription_id', '=', subscriptionId)
      .where('confirmed_at', 'is', null)
      .execute();
    return 'confirmed';
  });
}

/** Withdrawals that Paddle has not confirmed since `requestedBefore` (epoch ms), though their jobs tried. */
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

async function oweAll(tx: Transaction<Schema>, { subscriptionId, userId, now }: Wish): Promise<void> {
  for (const { transactionId } of await listReturnable(tx, subscriptionId)) {
    await owe(tx, { transactionId, userId, subscriptionId, reason: 'withdrawal', now });
  }
}

async function lockSubscription(
  tx: Transaction<Schema>,
  id: string,
): Promise<{ status: string; user_id: string } | undefined> {
  return tx
    .selectFrom('subscriptions')
    .select(['status', 'user_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
