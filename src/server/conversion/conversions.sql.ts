import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { forgetTouches } from '../visitor/touches.sql';

/** What a buyer says about cookies while he buys; the latest word counts. */
export interface BuyersChoice {
  checkoutId: string;
  choice: 'accepted' | 'rejected';
  /** Of the browser; kept only after Accept. */
  userAgent: string;
}

/** Takes down the choice. After Reject a conversion that was not sent yet never is; after Accept a paid purchase is told. */
export async function noteChoice(db: Kysely<Schema>, { checkoutId, choice, userAgent }: BuyersChoice): Promise<void> {
  const mayConvert = choice === 'accepted';
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('checkouts')
      .set({ may_convert: mayConvert, user_agent: mayConvert ? userAgent : '' })
      .where('id', '=', checkoutId)
      .where('may_convert', '!=', mayConvert)
      .where('converted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!mayConvert) await forgetTouches(tx, checkoutId);
    if (changed && mayConvert) await planConversion(tx, checkoutId);
  });
}

/** Has a purchase told that was paid and may be told; once a checkout. In the transaction that learns of either. */
export async function planConversion(tx: Transaction<Schema>, checkoutId: string): Promise<void> {
  const paid = await tx
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .select('checkouts.user_id')
    .where('checkouts.id', '=', checkoutId)
    .where('checkouts.may_convert', '=', true)
    .where('checkouts.status', '=', 'completed')
    .where('transactions.status', '=', 'completed')
    .where('transactions.total_minor', '>', 0)
    .where('checkouts.user_id', 'is not', null)
    .executeTakeFirst();
  if (!paid) return;
  const payload = { user_id: paid.user_id, checkout_id: checkoutId };
  await enqueue(tx, { kind: 'conversion', uniqueKey: `conversion:${checkoutId}`, payload });
}

/** A purchase that is to be told. Times are epoch ms. */
export interface PaidCheckout {
  transactionId: string;
  total: { amount_minor: number; currency: string };
  paidAt: number;
  startedAt: number;
  userAgent: string;
  clickId: string;
  clickIdName: string;
}

/**
 * Runs `tell` for a checkout that may still be told of, and writes down that it was; `tell` says why when it gave up.
 * While it runs, an erasure of the person waits, and then knows of it. Should the process end between telling and writing
 * down, it is told once more, under the same name.
 */
export function convertOnce<Outcome>(
  db: Kysely<Schema>,
  { checkoutId, now }: { checkoutId: string; now: number },
  tell: (purchase: PaidCheckout) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return db.transaction().execute(async (tx) => {
    const purchase = await findUntold(tx, checkoutId);
    if (!purchase) return undefined;
    const outcome = await tell(purchase);
    await tx
      .updateTable('checkouts')
      .set({ converted_at: new Date(now), user_agent: '' })
      .where('id', '=', checkoutId)
      .execute();
    return outcome;
  });
}

async function findUntold(tx: Transaction<Schema>, checkoutId: string): Promise<PaidCheckout | null> {
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
    // Not more: who changes his mind meanwhile must not wait for the network.
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

/** The payments of a person of which the advertiser may have been told. */
export async function listConvertible(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('checkouts')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('may_convert', '=', true), row('converted_at', 'is not', null)]))
    .where('transaction_id', 'is not', null)
    .execute();
  return rows.flatMap(({ transaction_id }) => transaction_id ?? []);
}
