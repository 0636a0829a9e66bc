import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import type { AdjustmentNews } from '../subscription/paddle-news';
import type { Changes } from '../subscription/projector';
import { oweWithdrawal } from './owe-withdrawal.sql';
import { endSoon, owe, type RefundReason } from './refunds.sql';

/** What news make us owe: a payment that came after all was to end, however late we hear of it. `now` is epoch ms. */
export async function oweWhatMustGoBack(
  tx: Transaction<Schema>,
  { transaction, adjustment }: Changes,
  now: number,
): Promise<void> {
  if (adjustment?.action === 'refund' && adjustment.status === 'rejected') {
    await reportRejection(tx, adjustment.transactionId, adjustment.id);
  }
  if (adjustment && isLifted(adjustment)) {
    await reopenDebt(tx, adjustment);
    const { subscriptionId, userId } = adjustment;
    if (subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
  }
  if (transaction?.status !== 'completed' || transaction.totalMinor === 0) return;
  const { id, subscriptionId, userId } = transaction;
  if (subscriptionId === null || userId === null) return;
  // Whoever ends the subscription at this moment waits, and then sees this payment; or we wait, and see the wish.
  await tx.selectFrom('subscriptions').select('id').where('id', '=', subscriptionId).forNoKeyUpdate().execute();
  const why = await whyItGoesBack(tx, id, subscriptionId);
  if (why === null) return;
  const { reason } = why;
  if (why.keepsDays) return oweWithdrawal(tx, { subscriptionId, userId, now });
  await owe(tx, { transactionId: id, userId, subscriptionId, reason, now });
  if (reason === 'cancelled before renewal') await endSoon(tx, subscriptionId);
}

/** Paddle tells that a chargeback is lifted by its status, by a reversal of its own, or by both. */
function isLifted({ action, status }: Pick<AdjustmentNews, 'action' | 'status'>): boolean {
  return (
    (action === 'chargeback' && status === 'reversed') || (action === 'chargeback_reverse' && status === 'approved')
  );
}

/** What we owed had gone back by a chargeback; the bank has given it to us again, so that we owe it once more. */
async function reopenDebt(tx: Transaction<Schema>, { id, transactionId }: AdjustmentNews): Promise<void> {
  const reopened = await tx
    .updateTable('refunds')
    .set({ adjustment_id: null, asked_at: null })
    .where('transaction_id', '=', transactionId)
    .where(({ eb, selectFrom }) =>
      eb(
        'adjustment_id',
        'in',
        selectFrom('adjustments')
          .select('adjustments.id')
          .where('adjustments.transaction_id', '=', transactionId)
          .where('action', '=', 'chargeback'),
      ),
    )
    .returning('transaction_id')
    .executeTakeFirst();
  if (!reopened) return;
  await enqueue(tx, {
    kind: 'refund',
    uniqueKey: `refund:${transactionId}:${id}`,
    payload: { transaction_id: transactionId },
  });
}

async function whyItGoesBack(
  tx: Transaction<Schema>,
  transactionId: string,
  subscriptionId: string,
): Promise<{ reason: RefundReason; keepsDays: boolean } | null> {
  const { rows } = await sql<{ reason: RefundReason; keepsDays: boolean }>`
    select 'withdrawal' as reason, is_repeated as "keepsDays" from withdrawals where subscription_id = ${subscriptionId}
    union all
    select reason, false from refunds where subscription_id = ${subscriptionId} and reason = 'second purchase'
    union all
    select 'cancelled before renewal', false
    from cancellations c join transactions t on t.id = ${transactionId}
    where c.subscription_id = ${subscriptionId} and c.undone_at is null
      and (
        (t.billed_at > c.requested_at and t.billed_at <= c.confirmed_at)
        or (t.paid_at > c.requested_at and t.paid_at <= c.confirmed_at)
      )
    limit 1`.execute(tx);
  return rows[0] ?? null;
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
