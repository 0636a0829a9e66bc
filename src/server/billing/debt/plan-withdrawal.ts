import type { Kysely } from 'kysely';
import { withdrawnAgainWithinMonths } from '#contract/refund-copy.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { keysOfUser, listMarks } from '../buyer/purchase-marks.sql.ts';
import { findStart } from '../entitlement/subscriptions.sql.ts';
import { type PaymentToRefund, paymentsToRefund } from './payments-to-refund.ts';
import { proRata } from './pro-rata.ts';
import { listPeriods, listReturnable, listTotals } from './refunds.sql.ts';

/** A withdrawal at a time (epoch ms), requested or only considered. */
interface Withdrawal {
  subscriptionId: string;
  userId: string;
  at: number;
}

/**
 * Whether a person with the same email address, customer or card withdrew within the year, before this purchase. Then
 * the days used are not refunded.
 */
export async function hasWithdrawnBefore(
  db: Kysely<Schema>,
  { subscriptionId, userId, at }: Withdrawal,
): Promise<boolean> {
  const startedAt = await findStart(db, subscriptionId);
  if (startedAt === null) return false;
  const earlier = await listMarks(db, { kind: 'withdrawal', keys: await keysOfUser(db, userId), subscriptionId });
  const since = new Date(at);
  since.setUTCMonth(since.getUTCMonth() - withdrawnAgainWithinMonths);
  return earlier.some(({ happenedAt }) => happenedAt >= since.getTime() && happenedAt <= startedAt);
}

/**
 * The amounts that a withdrawal gives back of the subscription's payments and that are not owed yet; less the days used
 * if it is repeated.
 */
export async function listReturns(
  db: Kysely<Schema>,
  { subscriptionId, at }: Pick<Withdrawal, 'subscriptionId' | 'at'>,
  isRepeated: boolean,
): Promise<PaymentToRefund[]> {
  const returnable = await listReturnable(db, subscriptionId);
  if (!isRepeated) return paymentsToRefund(returnable, null);
  const shares = proRata(await listPeriods(db, subscriptionId, at), at);
  return paymentsToRefund(
    returnable,
    new Map(shares.map(({ transactionId, amountMinor }) => [transactionId, amountMinor])),
  );
}

/** The refund of this withdrawal if the days used would be deducted; null when everything would be refunded. */
export async function refundLessDaysUsed(
  db: Kysely<Schema>,
  withdrawal: Withdrawal,
): Promise<{ amountMinor: number; currency: string } | null> {
  if (!(await hasWithdrawnBefore(db, withdrawal))) return null;
  const returns = await listReturns(db, withdrawal, true);
  const totals = await listTotals(db, withdrawal.subscriptionId);
  const totalOf = (id: string) => totals.find(({ transactionId }) => transactionId === id)?.amountMinor ?? 0;
  return {
    amountMinor: returns.reduce((sum, one) => sum + (one.amountMinor ?? totalOf(one.transactionId)), 0),
    currency: totals[0]?.currency ?? '',
  };
}
