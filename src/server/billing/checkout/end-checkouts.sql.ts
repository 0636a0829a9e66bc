import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { releaseUses } from '../coupon/redemptions.sql.ts';
import { isOwn, type Shopper } from './shopper.sql.ts';

/** An open checkout; its transaction may be payable at the provider. */
export interface OpenCheckout {
  id: string;
  transactionId: string | null;
}

/** The shopper's open checkouts for an account, without this one. */
export function listOthers(
  tx: Transaction<Schema>,
  { userId, shopper, checkoutId }: { userId: string; shopper: Shopper; checkoutId: string },
): Promise<OpenCheckout[]> {
  return tx
    .selectFrom('checkouts')
    .select(['id', 'transaction_id as transactionId'])
    .where('user_id', '=', userId)
    .where((row) => isOwn(row, shopper))
    .where('id', '!=', checkoutId)
    .where('status', '=', 'open')
    .execute();
}

/** The shopper's own checkouts that have reserved a use of a coupon. */
export async function listOwnReserved(db: Kysely<Schema>, couponId: string, shopper: Shopper): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .innerJoin('coupon_redemptions', 'checkout_id', 'checkouts.id')
    .select('checkouts.id')
    .where('coupon_redemptions.coupon_id', '=', couponId)
    .where('released_at', 'is', null)
    .where('redeemed_at', 'is', null)
    .where((row) => isOwn(row, shopper))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends open checkouts. What they have reserved of a coupon is given back now if nobody can pay them; else when the
 * provider has canceled the transaction. `now` is epoch ms.
 */
export async function endCheckouts(
  tx: Transaction<Schema>,
  ended: readonly OpenCheckout[],
  now: number,
): Promise<void> {
  if (ended.length === 0) return;
  await tx
    .updateTable('checkouts')
    .set({ status: 'failed' })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('status', '=', 'open')
    .execute();
  const unpayable = ended.filter(({ transactionId }) => transactionId === null);
  await releaseUses(
    tx,
    unpayable.map(({ id }) => id),
    now,
  );
}

/** Ends an open checkout that cannot be paid; with `unlessStarted`, only while it has no transaction. */
export function failCheckout(
  db: Kysely<Schema>,
  checkoutId: string,
  { unlessStarted, now }: { unlessStarted: boolean; now: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const failed = await tx
      .updateTable('checkouts')
      .set({ status: 'failed' })
      .where('id', '=', checkoutId)
      .where('status', '=', 'open')
      .$if(unlessStarted, (query) => query.where('transaction_id', 'is', null))
      .returning('id')
      .execute();
    await releaseUses(
      tx,
      failed.map(({ id }) => id),
      now,
    );
  });
}

/** Ends a checkout if it is open. @returns its transaction; null for one that is paid, or was never payable */
export async function endOpenCheckout(db: Kysely<Schema>, checkoutId: string, now: number): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const checkout = await tx
      .selectFrom('checkouts')
      .select(['id', 'transaction_id as transactionId', 'status'])
      .where('id', '=', checkoutId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!checkout || checkout.status === 'completed') return null;
    await endCheckouts(tx, [checkout], now);
    return checkout.transactionId;
  });
}
