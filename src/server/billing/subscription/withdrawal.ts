import type { Kysely } from 'kysely';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { keysOfUser, markPurchase } from '../buyer/purchase-marks.sql.ts';
import { oweWithdrawal } from '../debt/owe.ts';
import { hasWithdrawnBefore } from '../debt/plan-withdrawal.ts';
import { listReturnable } from '../debt/refunds.sql.ts';
import { insertWithdrawal, markWithdrawn } from '../debt/withdrawals.sql.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';

interface WithdrawalRequest {
  subscriptionId: string;
  userId: string;
  /** Epoch ms. */
  now: number;
}

/** Time for the immediate first attempt before the job makes another one. */
const jobDelayMs = 30_000;

/**
 * Stores a withdrawal before the provider is asked. This ends the access, owes the payments back (the second time
 * within a year less the days used), and enqueues the email and the job that retries. `known`: it was already stored,
 * and nothing changes. `gone`: the account was erased meanwhile.
 */
export function requestWithdrawal(
  db: Kysely<Schema>,
  { subscriptionId, userId, now }: WithdrawalRequest,
): Promise<'first' | 'again' | 'known' | 'gone'> {
  return inTransaction(db, async (tx) => {
    if ((await lockSubscription(tx, subscriptionId))?.userId !== userId) return 'gone';
    const owed = await listReturnable(tx, subscriptionId);
    const isRepeated = await hasWithdrawnBefore(tx, { subscriptionId, userId, at: now });
    const transactionId = owed[0]?.transactionId ?? null;
    if (!(await insertWithdrawal(tx, { subscriptionId, userId, transactionId, isRepeated, now }))) return 'known';
    await recordAct(tx, { actor: 'person', act: 'withdrew', userId, subjectId: subscriptionId, now });
    await oweWithdrawal(tx, { subscriptionId, userId, now });
    // A free trial is not marked, because nothing of it is refunded.
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

/** Marks a withdrawal as confirmed once our row shows the end, and owes back payments that became known since. */
export function confirmWithdrawal(
  db: Kysely<Schema>,
  subscriptionId: string,
  now: number,
): Promise<'confirmed' | 'not seen'> {
  return inTransaction(db, async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription?.status !== 'canceled') return 'not seen';
    await oweWithdrawal(tx, { subscriptionId, userId: subscription.userId, now });
    await markWithdrawn(tx, subscriptionId, now);
    return 'confirmed';
  });
}
