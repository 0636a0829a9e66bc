import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { isLifted } from '../debt/decide-stop.ts';
import { findRefundOfAdjustment } from '../debt/operator-refunds.sql.ts';
import { owe, oweWithdrawal, scheduleEnd } from '../debt/owe.ts';
import { isOwed, reasonToRefund, reopenDebt } from '../debt/refunds.sql.ts';
import { refuseOperatorRefund } from '../debt/refuse-operator-refund.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';
import type { Changes } from './projector.ts';
import { openRejectedRefund } from './work-of-changes.ts';

/**
 * Records the debts that a change causes, such as a payment taken after the subscription was to end, however late its
 * event arrives. `now` is epoch ms.
 */
export async function recordDebts(
  tx: Transaction<Schema>,
  { transaction, adjustment }: Changes,
  now: number,
): Promise<void> {
  if (adjustment) await oweReturned(tx, adjustment, now);
  if (transaction?.status === 'completed' && transaction.totalMinor > 0) await owePaid(tx, transaction, now);
}

async function oweReturned(
  tx: Transaction<Schema>,
  adjustment: NonNullable<Changes['adjustment']>,
  now: number,
): Promise<void> {
  const { id, transactionId, subscriptionId, userId, action, status } = adjustment;
  if (action === 'refund' && status === 'rejected' && (await isOwed(tx, transactionId))) {
    await enqueue(tx, {
      kind: 'refund-rejected',
      uniqueKey: `refund-rejected:${id}`,
      payload: { transaction_id: transactionId, adjustment_id: id },
    });
    await openRejectedRefund(tx, adjustment, now);
  }
  const isRejected = action === 'refund' && status === 'rejected';
  if (isRejected) await refuseReviewed(tx, id, now);
  // The withdrawal had left this amount to the operator's refund, so we owe it now.
  if (isRejected && subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
  if (!isLifted(adjustment)) return;
  // The bank has returned the money of the chargeback that settled the debt, so we owe it again.
  if (await reopenDebt(tx, transactionId)) {
    await enqueue(tx, {
      kind: 'refund',
      uniqueKey: `refund:${transactionId}:${id}`,
      payload: { transaction_id: transactionId },
    });
  }
  if (subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
}

/** The provider took an operator's refund and rejected it when it was looked at. */
async function refuseReviewed(tx: Transaction<Schema>, adjustmentId: string, now: number): Promise<void> {
  const id = await findRefundOfAdjustment(tx, adjustmentId);
  if (id !== null) await refuseOperatorRefund(tx, { id, refused: 'It was rejected when it was reviewed.', now });
}

async function owePaid(
  tx: Transaction<Schema>,
  { id, subscriptionId, userId }: NonNullable<Changes['transaction']>,
  now: number,
): Promise<void> {
  if (subscriptionId === null || userId === null) return;
  // A simultaneous request to end the subscription waits and then sees this payment, or we wait and see the request.
  await lockSubscription(tx, subscriptionId);
  const found = await reasonToRefund(tx, id, subscriptionId);
  if (found === null) return;
  const { reason } = found;
  if (found.keepsDays) return oweWithdrawal(tx, { subscriptionId, userId, now });
  await owe(tx, { transactionId: id, userId, subscriptionId, reason, now });
  if (reason === 'cancelled before renewal') await scheduleEnd(tx, subscriptionId);
}
