import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Records whether a checkout may be reported to the advertiser, unless it was already. Stores the user agent only if it
 * may. Returns whether anything changed.
 */
export async function setMayConvert(
  tx: Transaction<Schema>,
  { checkoutId, mayConvert, userAgent }: { checkoutId: string; mayConvert: boolean; userAgent: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('checkouts')
    .set({ may_convert: mayConvert, user_agent: mayConvert ? userAgent : '' })
    .where('id', '=', checkoutId)
    .where('may_convert', '!=', mayConvert)
    .where('converted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The buyer's user id if the checkout may be reported and is paid, with more than 0; otherwise null. */
export async function findBuyerToReport(tx: Transaction<Schema>, checkoutId: string): Promise<string | null> {
  const paid = await tx
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .select('checkouts.user_id')
    .where('checkouts.id', '=', checkoutId)
    .where('checkouts.may_convert', '=', true)
    .where('checkouts.status', '=', 'completed')
    .where('transactions.status', '=', 'completed')
    .where('transactions.total_minor', '>', 0)
    .executeTakeFirst();
  return paid?.user_id ?? null;
}

/** A purchase to report. Times are epoch ms. */
export interface PaidCheckout {
  transactionId: string;
  total: { amount_minor: number; currency: string };
  paidAt: number;
  startedAt: number;
  userAgent: string;
  clickId: string;
  clickIdName: string;
}

/** The purchase of a checkout if it may be reported and was not yet; otherwise null. */
export async function findUnreported(tx: Transaction<Schema>, checkoutId: string): Promise<PaidCheckout | null> {
  const row = await tx
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .select([
      'transactions.id',
      'transactions.total_minor',
      'transactions.currency',
      'transactions.paid_at',
      'checkouts.completed_at',
      'checkouts.created_at',
      'checkouts.user_agent',
      'checkouts.last_click_id',
      'checkouts.last_click_id_name',
    ])
    .where('checkouts.id', '=', checkoutId)
    .where('checkouts.may_convert', '=', true)
    .where('checkouts.converted_at', 'is', null)
    // No stronger lock, so that a buyer who changes their choice does not wait for the network.
    .forKeyShare('checkouts')
    .executeTakeFirst();
  if (!row) return null;
  return {
    transactionId: row.id,
    total: { amount_minor: row.total_minor, currency: row.currency },
    paidAt: (row.paid_at ?? row.completed_at ?? row.created_at).getTime(),
    startedAt: row.created_at.getTime(),
    userAgent: row.user_agent,
    clickId: row.last_click_id,
    clickIdName: row.last_click_id_name,
  };
}

/** Records that a checkout was reported or given up, and removes the user agent, which is no longer needed. */
export async function markReported(tx: Transaction<Schema>, checkoutId: string, now: number): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ converted_at: new Date(now), user_agent: '' })
    .where('id', '=', checkoutId)
    .execute();
}

/**
 * The transaction ids of a user's purchases that may have been reported to the advertiser. Waits for a report that is
 * in progress, so that whoever erases the user finds its file.
 */
export async function listConvertible(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('may_convert', '=', true), row('converted_at', 'is not', null)]))
    .where('transaction_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ transaction_id }) => transaction_id ?? []);
}
