import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { findRefundOfAdjustment } from '../debt/operator-refunds.sql.ts';
import { owe, oweWithdrawal, scheduleEnd } from '../debt/owe.ts';
import { isOwed, reasonToRefund, reopenDebt } from '../debt/refunds.sql.ts';
import { refuseOperatorRefund } from '../debt/refuse-operator-refund.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';
import type { ChangedAdjustment, ConsequenceData } from './consequences.ts';
import { openRejectedRefund } from './work-of-changes.ts';

/** The provider has rejected a refund: what we owe is owed still. `now` is epoch ms. */
export async function oweAfterRejection(
  tx: Transaction<Schema>,
  adjustment: ChangedAdjustment,
  now: number,
): Promise<void> {
  const { id, transactionId, subscriptionId, userId } = adjustment;
  if (await isOwed(tx, transactionId)) {
    await enqueue(tx, {
      kind: 'refund-rejected',
      uniqueKey: `refund-rejected:${id}`,
      payload: { transaction_id: transactionId, adjustment_id: id },
    });
    await openRejectedRefund(tx, adjustment, now);
  }
  await refuseReviewed(tx, id, now);
  // The withdrawal had left this amount to the operator's refund, so we owe it now.
  if (subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
}

/** The provider took an operator's refund and rejected it when it was looked at. */
async function refuseReviewed(tx: Transaction<Schema>, adjustmentId: string, now: number): Promise<void> {
  const id = await findRefundOfAdjustment(tx, adjustmentId);
  if (id !== null) await refuseOperatorRefund(tx, { id, refused: 'It was rejected when it was reviewed.', now });
}

/** The bank has returned the money of the chargeback that settled the debt, so we owe it again. `now` is epoch ms. */
export async function oweAfterLifting(
  tx: Transaction<Schema>,
  { id, transactionId, subscriptionId, userId }: ChangedAdjustment,
  now: number,
): Promise<void> {
  if (await reopenDebt(tx, transactionId)) {
    await enqueue(tx, {
      kind: 'refund',
      uniqueKey: `refund:${transactionId}:${id}`,
      payload: { transaction_id: transactionId },
    });
  }
  if (subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
}

/** Owes a payment that was taken after the subscription was to end, however late its event arrives. `now` is epoch ms. */
export async function owePaid(
  tx: Transaction<Schema>,
  { id, subscriptionId, userId }: ConsequenceData['payment']['payment'],
  now: number,
): Promise<void> {
  // A simultaneous request to end the subscription waits and then sees this payment, or we wait and see the request.
  await lockSubscription(tx, subscriptionId);
  const found = await reasonToRefund(tx, id, subscriptionId);
  if (found === null) return;
  const { reason } = found;
  if (found.keepsDays) return oweWithdrawal(tx, { subscriptionId, userId, now });
  await owe(tx, { transactionId: id, userId, subscriptionId, reason, now });
  if (reason === 'cancelled before renewal') await scheduleEnd(tx, subscriptionId);
}
