import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { isFullyReturned } from '../entitlement/facts.sql.ts';
import type { RefundablePayment } from './payments-to-refund.ts';
import type { PeriodPayment } from './pro-rata.ts';
import { remainingMinor } from './remaining.sql.ts';

export type RefundReason = Schema['refunds']['reason'];

/** A payment that we owe back. */
export interface Debt {
  transactionId: string;
  /** Null for an erased person. */
  userId: string | null;
  subscriptionId: string | null;
  reason: RefundReason;
  /** The part to give back; null for all. */
  amountMinor?: number | null;
  /** Epoch ms. */
  now: number;
}

/** Records that we owe a payment back, once per payment. @returns whether it is new */
export async function insertDebt(tx: Transaction<Schema>, debt: Debt): Promise<boolean> {
  const owed = await tx
    .insertInto('refunds')
    .values({
      transaction_id: debt.transactionId,
      user_id: debt.userId,
      subscription_id: debt.subscriptionId,
      reason: debt.reason,
      owed_at: new Date(debt.now),
      amount_minor: debt.amountMinor ?? null,
    })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return owed !== undefined;
}

/** A subscription's payments above zero that are neither fully returned nor owed back, newest first. */
export async function listReturnable(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<(RefundablePayment & { billedAt: number; paidAt: number })[]> {
  const { rows } = await sql<{
    id: string;
    total: number;
    remaining: number;
    billed_at: Date | null;
    paid_at: Date | null;
  }>`
    select t.id, t.total_minor as total, ${sql.raw(remainingMinor)} as remaining, t.billed_at, t.paid_at
    from transactions t
    where t.subscription_id = ${subscriptionId} and t.status = 'completed' and t.total_minor > 0
      and not ${sql.raw(isFullyReturned)}
      and not exists (select from refunds r where r.transaction_id = t.id)
    order by t.billed_at desc nulls last, t.id`.execute(db);
  return rows.map(({ id, total, remaining, billed_at, paid_at }) => ({
    transactionId: id,
    totalMinor: total,
    remainingMinor: remaining,
    billedAt: billed_at?.getTime() ?? 0,
    paidAt: paid_at?.getTime() ?? 0,
  }));
}

/** The payments for time that were billed by `until` (epoch ms) and not fully returned. */
export async function listPeriods(db: Kysely<Schema>, subscriptionId: string, until: number): Promise<PeriodPayment[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .select(['t.id', 't.origin', 't.total_minor', 't.worth_minor', 't.credit_minor', 't.to_balance_minor'])
    .select([
      't.period_ends_at',
      sql<Date>`coalesce(t.billed_at, to_timestamp(t.occurred_at_us / 1e6))`.as('billed_at'),
    ])
    .where('t.subscription_id', '=', subscriptionId)
    .where('t.status', '=', 'completed')
    .where('t.origin', 'not in', ['subscription_charge', 'subscription_payment_method_change'])
    .where('t.billed_at', '<=', new Date(until))
    .where(sql<boolean>`not ${sql.raw(isFullyReturned)}`)
    .execute();
  return rows.map((row) => ({
    transactionId: row.id,
    paidMinor: row.total_minor,
    worthMinor: Math.max(row.worth_minor ?? 0, row.total_minor),
    creditMinor: row.credit_minor,
    toBalanceMinor: row.to_balance_minor,
    isPlanChange: row.origin === 'subscription_update',
    billedAt: row.billed_at.getTime(),
    periodEndsAt: row.period_ends_at?.getTime() ?? null,
  }));
}

/** The amount of each completed payment of a subscription. */
export async function listTotals(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<{ transactionId: string; amountMinor: number; currency: string }[]> {
  return db
    .selectFrom('transactions')
    .select(['id as transactionId', 'total_minor as amountMinor', 'currency'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'completed')
    .execute();
}

export interface OpenDebt {
  transactionId: string;
  reason: RefundReason;
  /** Null for all of the payment. */
  amountMinor: number | null;
  /** Epoch ms. */
  owedAt: number;
}

/** Locks an open debt until the transaction ends. Null when there is none, `locked` when it is locked already. */
export async function lockDebt(tx: Transaction<Schema>, transactionId: string): Promise<OpenDebt | null | 'locked'> {
  const debts = tx.selectFrom('refunds').where('transaction_id', '=', transactionId).where('adjustment_id', 'is', null);
  if (!(await debts.select('transaction_id').executeTakeFirst())) return null;
  const debt = await debts
    .select(['reason', 'owed_at', 'amount_minor'])
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!debt) return 'locked';
  return {
    transactionId,
    reason: debt.reason,
    amountMinor: debt.amount_minor,
    owedAt: debt.owed_at.getTime(),
  };
}

/** Records the adjustment that settles a debt. `now` is epoch ms. */
export async function markSettled(
  tx: Transaction<Schema>,
  { transactionId, adjustmentId, now }: { transactionId: string; adjustmentId: string; now: number },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ adjustment_id: adjustmentId, asked_at: new Date(now) })
    .where('transaction_id', '=', transactionId)
    .execute();
}

/** Reopens a debt that was settled by a chargeback. @returns whether there was one */
export async function reopenDebt(tx: Transaction<Schema>, transactionId: string): Promise<boolean> {
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
  return reopened !== undefined;
}

export async function isOwed(db: Kysely<Schema>, transactionId: string): Promise<boolean> {
  const owed = await db
    .selectFrom('refunds')
    .select('reason')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return owed !== undefined;
}

/** Why a payment of this subscription must go back, `keepsDays` if less the days used; null if it need not. */
export async function reasonToRefund(
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

/** Payments owed since before `owedBefore` (epoch ms) that are not settled although their jobs tried. */
export async function listOldDebts(db: Kysely<Schema>, owedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('transaction_id')
    .where('adjustment_id', 'is', null)
    .where('owed_at', '<', new Date(owedBefore))
    .orderBy('owed_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.transaction_id);
}
