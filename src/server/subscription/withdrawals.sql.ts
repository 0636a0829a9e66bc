import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { keysOfUser, markPurchase } from '../fairness/purchase-marks.sql';
import { enqueue } from '../job/enqueue.sql';
import { recordAct } from '../operations/act/record-act.sql';
import { oweWithdrawal } from '../refund/owe-withdrawal.sql';
import { hasWithdrawnBefore } from '../refund/plan-withdrawal.sql';
import { listReturnable } from '../refund/refunds.sql';

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
 * more, every payment is owed back, the second time within the year less the days used, the letter is on its way and a job
 * insists. Asking again changes nothing.
 */
export function saveWithdrawal(
  db: Kysely<Schema>,
  { subscriptionId, userId, now }: Wish,
): Promise<'first' | 'again' | 'known'> {
  return db.transaction().execute(async (tx) => {
    await lockSubscription(tx, subscriptionId);
    const owed = await listReturnable(tx, subscriptionId);
    const isRepeated = await hasWithdrawnBefore(tx, { subscriptionId, userId, at: now });
    const saved = await tx
      .insertInto('withdrawals')
      .values({
        subscription_id: subscriptionId,
        user_id: userId,
        transaction_id: owed[0]?.transactionId ?? null,
        requested_at: new Date(now),
        is_repeated: isRepeated,
      })
      .onConflict((conflict) => conflict.column('subscription_id').doNothing())
      .returning('subscription_id')
      .executeTakeFirst();
    if (!saved) return 'known';
    await recordAct(tx, { actor: 'person', act: 'withdrew', userId, subjectId: subscriptionId, now });
    await oweWithdrawal(tx, { subscriptionId, userId, now });
    // A trial that cost nothing gave nothing back.
    if (owed.length > 0) {
      const keys = await keysOfUser(tx, userId);
      await markPurchase(tx, { kind: 'withdrawal', subscriptionId, keys, happenedAt: now });
    }
    const payload = { user_id: userId, subscription_id: subscriptionId };
    await enqueue(tx, { kind: 'withdrawn', uniqueKey: `withdrawn:${subscriptionId}`, payload });
    await enqueue(tx, {
      kind: 'withdraw',
      uniqueKey: `withdraw:${subscriptionId}`,
      payload: { subscription_id: subscriptionId },
      runAt: now + jobDelayMs,
    });
    return isRepeated ? 'again' : 'first';
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
    await oweWithdrawal(tx, { subscriptionId, userId: subscription.user_id, now });
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

/** Who withdrew again within a year, newest first, with the sum of what is given back. */
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

async function lockSubscription(
  tx: Transaction<Schema>,
  id: string,
): Promise<{ status: string; user_id: string | null } | undefined> {
  return tx
    .selectFrom('subscriptions')
    .select(['status', 'user_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
