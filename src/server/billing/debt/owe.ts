import type { Transaction } from 'kysely';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { listReturns } from './plan-withdrawal.ts';
import { type Debt, insertDebt } from './refunds.sql.ts';
import { findWithdrawal } from './withdrawals.sql.ts';

/** Records that we owe a payment back, once per payment, and schedules the job that refunds it, with retries. */
export async function owe(tx: Transaction<Schema>, debt: Debt): Promise<void> {
  const { transactionId, userId, reason, now } = debt;
  if (await insertDebt(tx, debt)) {
    const act = { act: 'owes a payment back', userId, subjectId: transactionId, detail: { reason } };
    await recordAct(tx, { actor: 'system', ...act, now });
  }
  await enqueue(tx, {
    kind: 'refund',
    uniqueKey: `refund:${transactionId}`,
    payload: { transaction_id: transactionId },
  });
}

/** Records what we owe for a requested withdrawal, as far as it is not recorded yet. `now` is epoch ms. */
export async function oweWithdrawal(
  tx: Transaction<Schema>,
  { subscriptionId, userId, now }: { subscriptionId: string; userId: string | null; now: number },
): Promise<void> {
  const withdrawal = await findWithdrawal(tx, subscriptionId);
  if (!withdrawal) return;
  const returns = await listReturns(tx, { subscriptionId, at: withdrawal.requestedAt }, withdrawal.isRepeated);
  for (const back of returns) await owe(tx, { ...back, userId, subscriptionId, reason: 'withdrawal', now });
}

/** Schedules the job that ends a subscription at once, with retries. */
export async function scheduleEnd(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  await enqueue(tx, {
    kind: 'end-subscription',
    uniqueKey: `end-subscription:${subscriptionId}`,
    payload: { subscription_id: subscriptionId },
  });
}
