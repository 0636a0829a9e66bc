import { type Kysely, sql } from 'kysely';
import { withdrawnAgainWithinMonths } from '../../contract/purchase-rules';
import type { Schema } from '../database/schema';
import { type PeriodPayment, proRata } from '../fairness/pro-rata';
import { keysOfUser, listMarks } from '../fairness/purchase-marks.sql';
import { isWhollyReturned } from '../subscription/paid-until.sql';
import { listReturnable } from './refunds.sql';

/** A withdrawal at a moment (epoch ms), asked for or thought of. */
interface Wish {
  subscriptionId: string;
  userId: string;
  at: number;
}

/** What goes back: `amountMinor` is null for all of a payment. */
export interface Return {
  transactionId: string;
  amountMinor: number | null;
}

/**
 * Whether somebody known by the same address, customer or card withdrew from a purchase of before this one, within the
 * year: then the days used are kept.
 */
export async function hasWithdrawnBefore(db: Kysely<Schema>, { subscriptionId, userId, at }: Wish): Promise<boolean> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('started_at')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (!subscription) return false;
  const earlier = await listMarks(db, { kind: 'withdrawal', keys: await keysOfUser(db, userId), subscriptionId });
  const since = new Date(at);
  since.setUTCMonth(since.getUTCMonth() - withdrawnAgainWithinMonths);
  return earlier.some(
    ({ happenedAt }) => happenedAt >= since.getTime() && happenedAt <= subscription.started_at.getTime(),
  );
}

/** What of the subscription's payments is still to be promised back. */
export async function listReturns(
  db: Kysely<Schema>,
  { subscriptionId, at }: Pick<Wish, 'subscriptionId' | 'at'>,
  isRepeated: boolean,
): Promise<Return[]> {
  const returnable = await listReturnable(db, subscriptionId);
  if (!isRepeated) return returnable.map(({ transactionId }) => ({ transactionId, amountMinor: null }));
  const before = await listPeriods(db, subscriptionId, at);
  const shares = new Map(proRata(before, at).map(({ transactionId, amountMinor }) => [transactionId, amountMinor]));
  const paid = new Map(before.map(({ transactionId, paidMinor }) => [transactionId, paidMinor]));
  return returnable.flatMap(({ transactionId }): Return[] => {
    const amountMinor = shares.get(transactionId);
    // Charged after the withdrawal: all of it goes back.
    if (amountMinor === undefined) return [{ transactionId, amountMinor: null }];
    if (amountMinor === 0) return [];
    return [{ transactionId, amountMinor: amountMinor === paid.get(transactionId) ? null : amountMinor }];
  });
}

/** The sum that a withdrawal now would give back, when days used would be kept; null when all would go back. */
export async function sumWithDaysKept(
  db: Kysely<Schema>,
  wish: Wish,
): Promise<{ amountMinor: number; currency: string } | null> {
  if (!(await hasWithdrawnBefore(db, wish))) return null;
  const returns = await listReturns(db, wish, true);
  const rows = await db
    .selectFrom('transactions')
    .select(['id', 'total_minor', 'currency'])
    .where('subscription_id', '=', wish.subscriptionId)
    .where('status', '=', 'completed')
    .execute();
  const wholeOf = (id: string) => rows.find((row) => row.id === id)?.total_minor ?? 0;
  return {
    amountMinor: returns.reduce((sum, one) => sum + (one.amountMinor ?? wholeOf(one.transactionId)), 0),
    currency: rows[0]?.currency ?? '',
  };
}

async function listPeriods(db: Kysely<Schema>, subscriptionId: string, until: number): Promise<PeriodPayment[]> {
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
    .where(sql<boolean>`not ${sql.raw(isWhollyReturned)}`)
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
