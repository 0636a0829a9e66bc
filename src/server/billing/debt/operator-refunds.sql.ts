import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { remainingMinor } from './remaining.sql.ts';

/** A payment as an operator may give it back. Amounts are in minor units, times epoch ms. */
export interface RefundablePayment {
  status: string;
  subscriptionId: string | null;
  totalMinor: number;
  remainingMinor: number;
  currency: string;
  /** Until when it gives access; null when it gives none. */
  keptUntilAt: number | null;
}

/** The subscription of a payment; null when it has none, or is unknown. */
export async function subscriptionOfPayment(tx: Transaction<Schema>, transactionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('transactions')
    .select('subscription_id')
    .where('id', '=', transactionId)
    .executeTakeFirst();
  return row?.subscription_id ?? null;
}

/** Locks a payment of this user until the transaction ends, so that of two refunds the second sees the first. */
export async function lockPayment(
  tx: Transaction<Schema>,
  { transactionId, userId }: { transactionId: string; userId: string },
): Promise<RefundablePayment | null> {
  const row = await tx
    .selectFrom('transactions as t')
    .select(['t.status', 't.subscription_id', 't.total_minor', 't.currency', 't.kept_until'])
    .where('t.id', '=', transactionId)
    .where('t.user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  // Read after the lock, because a statement sees what was committed when it began.
  const { rows } = await sql<{ remaining: number }>`
    select ${sql.raw(remainingMinor)} as remaining from transactions t where t.id = ${transactionId}`.execute(tx);
  return {
    status: row.status,
    subscriptionId: row.subscription_id,
    totalMinor: row.total_minor,
    remainingMinor: rows[0]!.remaining,
    currency: row.currency,
    keptUntilAt: row.kept_until?.getTime() ?? null,
  };
}

export interface NewOperatorRefund {
  transactionId: string;
  userId: string;
  subscriptionId: string | null;
  amountMinor: number;
  /** Whether it is the full remaining amount. */
  isRest: boolean;
  currency: string;
  /** A code of `refundReasons`. */
  reason: string;
  note: string;
  access: 'ends' | 'stays' | null;
  by: { operatorId: string | null; name: string; role: string };
  /** Epoch ms. */
  now: number;
}

/** Stores a refund before the provider is asked. @returns its id */
export async function insertOperatorRefund(tx: Transaction<Schema>, refund: NewOperatorRefund): Promise<string> {
  const { by, now } = refund;
  const { id } = await tx
    .insertInto('operator_refunds')
    .values({
      transaction_id: refund.transactionId,
      user_id: refund.userId,
      subscription_id: refund.subscriptionId,
      amount_minor: refund.amountMinor,
      is_rest: refund.isRest,
      currency: refund.currency,
      reason: refund.reason,
      note: refund.note,
      access: refund.access,
      operator_id: by.operatorId,
      operator_name: by.name,
      operator_role: by.role,
      asked_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The amounts that operators of a role gave back of a payment, and that this operator gave back since a time (epoch
 * ms).
 */
export async function sumGivenBack(
  tx: Transaction<Schema>,
  of: { transactionId: string; role: string; operatorId: string; since: number },
): Promise<{ inCaseMinor: number; inDayMinor: number }> {
  const { rows } = await sql<{ in_case: string; in_day: string }>`
    select coalesce(sum(amount_minor) filter (where transaction_id = ${of.transactionId} and operator_role = ${of.role}), 0) as in_case,
      coalesce(sum(amount_minor) filter (where operator_id = ${of.operatorId} and asked_at > ${new Date(of.since)}), 0) as in_day
    from operator_refunds
    where refused is null
      and (transaction_id = ${of.transactionId} or (operator_id = ${of.operatorId} and asked_at > ${new Date(of.since)}))`.execute(
    tx,
  );
  return { inCaseMinor: Number(rows[0]!.in_case), inDayMinor: Number(rows[0]!.in_day) };
}

/** A refund that the provider has neither taken nor refused. */
export interface OpenOperatorRefund {
  id: string;
  transactionId: string;
  amountMinor: number;
  /** Of the payment; null when we do not know it any more. */
  totalMinor: number | null;
  reason: string;
}

/** Locks an open refund until the transaction ends. Null when there is none, `locked` when it is locked already. */
export async function lockOperatorRefund(
  tx: Transaction<Schema>,
  id: string,
): Promise<OpenOperatorRefund | null | 'locked'> {
  const open = tx
    .selectFrom('operator_refunds as o')
    .where('o.id', '=', id)
    .where('o.adjustment_id', 'is', null)
    .where('o.refused', 'is', null);
  if (!(await open.select('o.id').executeTakeFirst())) return null;
  const row = await open
    .leftJoin('transactions as t', 't.id', 'o.transaction_id')
    .select(['o.id', 'o.transaction_id', 'o.amount_minor', 'o.reason', 't.total_minor'])
    .forNoKeyUpdate('o')
    .skipLocked()
    .executeTakeFirst();
  if (!row) return 'locked';
  const { transaction_id, amount_minor, reason, total_minor } = row;
  return { id, transactionId: transaction_id, amountMinor: amount_minor, totalMinor: total_minor, reason };
}

/** Records the adjustment by which the provider gives the money back. `now` is epoch ms. */
export async function markGivenBack(
  tx: Transaction<Schema>,
  { id, adjustmentId, now }: { id: string; adjustmentId: string; now: number },
): Promise<void> {
  await tx
    .updateTable('operator_refunds')
    .set({ adjustment_id: adjustmentId, settled_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export interface RefusedRefund {
  userId: string | null;
  subscriptionId: string | null;
  transactionId: string;
  amountMinor: number;
  currency: string;
}

/** Records once, in words, why the provider does not give the money back. `now` is epoch ms. */
export async function markRefundRefused(
  tx: Transaction<Schema>,
  { id, refused, now }: { id: string; refused: string; now: number },
): Promise<RefusedRefund | null> {
  const row = await tx
    .updateTable('operator_refunds')
    .set({ refused, refused_at: new Date(now) })
    .where('id', '=', id)
    .where('refused', 'is', null)
    .returning(['user_id', 'subscription_id', 'transaction_id', 'amount_minor', 'currency'])
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, transaction_id: transactionId, amount_minor: amountMinor, currency } = row;
  return { userId, subscriptionId: row.subscription_id, transactionId, amountMinor, currency };
}

/** The operator's refund that this adjustment settled and that is not refused; null when there is none. */
export async function findRefundOfAdjustment(tx: Transaction<Schema>, adjustmentId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('operator_refunds')
    .select('id')
    .where('adjustment_id', '=', adjustmentId)
    .where('refused', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Refunds asked for before `askedBefore` (epoch ms) that are still open although their jobs tried. */
export async function listOldOperatorRefunds(db: Kysely<Schema>, askedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_refunds')
    .select('id')
    .where('adjustment_id', 'is', null)
    .where('refused', 'is', null)
    .where('asked_at', '<', new Date(askedBefore))
    .orderBy('asked_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
