import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import { markRefundRefused } from './operator-refunds.sql.ts';
import { oweWithdrawal } from './owe.ts';

/**
 * Records in words why the provider does not give an operator's refund back, and opens a row of the work list. A
 * withdrawal that had left this amount to the operator's refund now owes it.
 */
export async function refuseOperatorRefund(
  tx: Transaction<Schema>,
  { id, refused, now }: { id: string; refused: string; now: number },
): Promise<void> {
  const row = await markRefundRefused(tx, { id, refused, now });
  if (row === null) return;
  const { userId, subscriptionId, transactionId, amountMinor, currency } = row;
  await openWork(tx, {
    kind: 'refund refused',
    subject: `refund ${id}`,
    userId,
    now,
    facts: { transaction_id: transactionId, amount_minor: amountMinor, currency, reason: refused },
  });
  if (subscriptionId !== null) await oweWithdrawal(tx, { subscriptionId, userId, now });
}
