import type { Kysely, Transaction } from 'kysely';
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

/** The names of the reported events, as the advertiser spells them. */
export type ConversionName = 'Purchase' | 'StartTrial';

/** The transaction that is reported for a checkout: its own, or the first payment of the trial that it began. */
const reported = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('checkouts')
    .innerJoin('transactions as own', 'own.id', 'checkouts.transaction_id')
    .innerJoin('transactions as told', (join) =>
      join.on((row) =>
        row.or([
          row('told.id', '=', row.ref('own.id')),
          row.and([
            row('own.total_minor', '=', 0),
            row('told.id', '=', (first) =>
              first
                .selectFrom('transactions as paid')
                .select('paid.id')
                .whereRef('paid.subscription_id', '=', 'own.subscription_id')
                .where('paid.status', '=', 'completed')
                .where('paid.total_minor', '>', 0)
                .orderBy('paid.billed_at')
                .orderBy('paid.id')
                .limit(1),
            ),
          ]),
        ]),
      ),
    )
    .where('checkouts.may_convert', '=', true)
    .where('checkouts.status', '=', 'completed')
    .where('told.status', '=', 'completed');

/** The reportable facts of a checkout, with its buyer. A checkout without an account has none. */
export async function findWhatToReport(
  tx: Transaction<Schema>,
  checkoutId: string,
): Promise<{ userId: string; name: ConversionName }[]> {
  const rows = await reported(tx)
    .select(['checkouts.user_id', 'told.total_minor'])
    .where('checkouts.id', '=', checkoutId)
    .execute();
  return rows.flatMap(({ user_id, total_minor }): { userId: string; name: ConversionName }[] =>
    user_id === null ? [] : [{ userId: user_id, name: total_minor > 0 ? 'Purchase' : 'StartTrial' }],
  );
}

/** The checkout that began this subscription with a trial. */
export async function findTrialCheckout(tx: Transaction<Schema>, subscriptionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .select('checkouts.id')
    .where('transactions.subscription_id', '=', subscriptionId)
    .where('transactions.total_minor', '=', 0)
    .executeTakeFirst();
  return row?.id ?? null;
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

/** The purchase, or the trial, of a checkout if it may be reported and was not yet; otherwise null. */
export async function findUnreported(
  tx: Transaction<Schema>,
  checkoutId: string,
  name: ConversionName,
): Promise<PaidCheckout | null> {
  const row = await reported(tx)
    .select(['told.id', 'told.total_minor', 'told.currency', 'told.paid_at'])
    .select(['checkouts.completed_at', 'checkouts.created_at', 'checkouts.user_agent'])
    .select(['checkouts.last_click_id', 'checkouts.last_click_id_name'])
    .where('checkouts.id', '=', checkoutId)
    .where('told.total_minor', name === 'Purchase' ? '>' : '=', 0)
    .where(name === 'Purchase' ? 'checkouts.converted_at' : 'checkouts.trial_told_at', 'is', null)
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

/**
 * Records that the trial or the payment of a checkout was reported or given up. With the payment the user agent is
 * deleted, because it is no longer needed.
 */
export async function markReported(
  tx: Transaction<Schema>,
  { checkoutId, name, now }: { checkoutId: string; name: ConversionName; now: number },
): Promise<void> {
  const at = new Date(now);
  await tx
    .updateTable('checkouts')
    .set(name === 'Purchase' ? { converted_at: at, user_agent: '' } : { trial_told_at: at })
    .where('id', '=', checkoutId)
    .execute();
}

/**
 * Removes the user agents of checkouts from before this time (epoch ms), because a buyer who has not paid since then
 * will not pay.
 */
export async function forgetUserAgents(db: Kysely<Schema>, before: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ user_agent: '' })
    .where('created_at', '<', new Date(before))
    .where('user_agent', '!=', '')
    .execute();
}

/**
 * The transaction ids of a user that may have been reported to the advertiser. Waits for a report in progress, so that
 * an erasure finds its file.
 */
export async function listConvertible(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('may_convert', '=', true),
        row('converted_at', 'is not', null),
        row('trial_told_at', 'is not', null),
      ]),
    )
    .where('transaction_id', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return [];
  const transactions = await tx.selectFrom('transactions').select('id').where('user_id', '=', userId).execute();
  return transactions.map(({ id }) => id);
}
