import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { keysOfUser } from '../buyer/purchase-marks.sql.ts';

/**
 * How often a coupon is used: reserved or redeemed. Reservations of these checkouts are left out, because the same
 * shopper gives them up for a new one.
 */
export async function countUses(
  db: Kysely<Schema>,
  couponId: string,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from coupon_redemptions
    where coupon_id = ${couponId}
      and (redeemed_at is not null or (released_at is null and checkout_id <> all(${[...without]}::text[])))`.execute(
    db,
  );
  return rows[0]!.count;
}

/**
 * Who has paid with it: this account, or another one of the same person, recognised by email address, customer or card.
 * Null when neither has.
 */
export async function findRedeemer(
  db: Kysely<Schema>,
  couponId: string,
  userId: string,
): Promise<'account' | 'person' | null> {
  const keys = await keysOfUser(db, userId);
  const { rows } = await sql<{ is_own: boolean }>`
    select coalesce(user_id = ${userId}, false) as is_own from coupon_redemptions
    where coupon_id = ${couponId} and redeemed_at is not null
      and (user_id = ${userId} or key_hashes && ${keys}::bytea[])
    order by 1 desc limit 1`.execute(db);
  const [found] = rows;
  return found ? (found.is_own ? 'account' : 'person') : null;
}

interface NewReservation {
  checkoutId: string;
  couponId: string;
  userId: string;
  /** Epoch ms. */
  now: number;
}

/** The coupon has to be locked. */
export async function reserveUse(
  tx: Transaction<Schema>,
  { checkoutId, couponId, userId, now }: NewReservation,
): Promise<void> {
  await tx
    .insertInto('coupon_redemptions')
    .values({
      checkout_id: checkoutId,
      coupon_id: couponId,
      user_id: userId,
      key_hashes: await keysOfUser(tx, userId),
      reserved_at: new Date(now),
    })
    .execute();
}

/** Gives back what checkouts have reserved, once they cannot be paid any more. `now` is epoch ms. */
export async function releaseUses(db: Kysely<Schema>, checkoutIds: readonly string[], now: number): Promise<void> {
  if (checkoutIds.length === 0) return;
  await db
    .updateTable('coupon_redemptions')
    .set({ released_at: new Date(now) })
    .where('checkout_id', 'in', [...checkoutIds])
    .where('released_at', 'is', null)
    .where('redeemed_at', 'is', null)
    .execute();
}

/** Makes the use of a paid checkout final, with the card by which the person is recognised from now on. */
export async function redeemUse(tx: Transaction<Schema>, checkoutId: string, now: number): Promise<void> {
  const row = await tx
    .updateTable('coupon_redemptions')
    .set({ redeemed_at: new Date(now) })
    .where('checkout_id', '=', checkoutId)
    .where('redeemed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!row?.user_id) return;
  await tx
    .updateTable('coupon_redemptions')
    .set({ key_hashes: await keysOfUser(tx, row.user_id) })
    .where('checkout_id', '=', checkoutId)
    .execute();
}
