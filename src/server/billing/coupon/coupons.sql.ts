import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { CouponOff, CouponTerms } from '#contract/offer-list/coupon-terms.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface Coupon extends CouponTerms {
  id: string;
  name: string;
  /** How often it can be used; null without a limit. */
  useLimit: number | null;
  oncePerson: boolean;
}

/** A coupon with what became of it; `endsAt` is then as it was made. Times are epoch ms. */
export interface CouponRecord extends Coupon {
  madeBy: string;
  madeAt: number;
  endedAt: number | null;
  /** Paid for. */
  used: number;
  /** Of checkouts that are open. */
  reserved: number;
}

/** Null for a code that nobody made. */
export async function findCoupon(db: Kysely<Schema>, codeHash: Buffer): Promise<Coupon | null> {
  const row = await db.selectFrom('coupons').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
  return row ? couponOf(row) : null;
}

/** Locks a coupon until the transaction ends, so that of two uses at the same moment one sees the other. */
export async function lockCoupon(tx: Transaction<Schema>, id: string): Promise<Coupon> {
  const row = await tx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return couponOf(row);
}

/** The newest first. */
export async function listCoupons(db: Kysely<Schema>): Promise<CouponRecord[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('coupon_redemptions')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('coupon_id', '=', 'coupons.id')
        .where('redeemed_at', 'is not', null)
        .as('used'),
      selectFrom('coupon_redemptions')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('coupon_id', '=', 'coupons.id')
        .where('redeemed_at', 'is', null)
        .where('released_at', 'is', null)
        .as('reserved'),
    ])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...couponOf(row),
    endsAt: row.ends_at?.getTime() ?? null,
    madeBy: row.made_by,
    madeAt: row.made_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    used: row.used ?? 0,
    reserved: row.reserved ?? 0,
  }));
}

export interface NewCoupon extends Omit<Coupon, 'id'> {
  codeHash: Buffer;
  madeBy: string;
  /** Epoch ms. */
  now: number;
}

/** @returns its id */
export async function insertCoupon(tx: Transaction<Schema>, coupon: NewCoupon): Promise<string> {
  const { off, offerIds, countries } = coupon;
  const row = await tx
    .insertInto('coupons')
    .values({
      name: coupon.name,
      code_hash: coupon.codeHash,
      percents: 'percents' in off ? JSON.stringify(off.percents) : null,
      amounts: 'amounts' in off ? JSON.stringify(off.amounts) : null,
      offer_ids: [...offerIds],
      countries: countries && [...countries],
      use_limit: coupon.useLimit,
      once_a_person: coupon.oncePerson,
      starts_at: new Date(coupon.startsAt),
      ends_at: coupon.endsAt === null ? null : new Date(coupon.endsAt),
      made_by: coupon.madeBy,
      made_at: new Date(coupon.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Ends a coupon now; null when there is none that still runs. @returns its name */
export async function endCouponNow(
  tx: Transaction<Schema>,
  { id, by, now }: { id: string; by: string; now: number },
): Promise<string | null> {
  const at = new Date(now);
  const row = await tx
    .updateTable('coupons')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((one) => one.or([one('ends_at', 'is', null), one('ends_at', '>', at)]))
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** An operator's end goes before the one that it was made with. */
function couponOf(row: Selectable<Schema['coupons']>): Coupon {
  const ends = [row.ends_at, row.ended_at].flatMap((at) => at?.getTime() ?? []);
  return {
    id: row.id,
    name: row.name,
    off: (row.percents === null ? { amounts: row.amounts } : { percents: row.percents }) as CouponOff,
    offerIds: row.offer_ids,
    countries: row.countries,
    useLimit: row.use_limit,
    oncePerson: row.once_a_person,
    startsAt: row.starts_at.getTime(),
    endsAt: ends.length === 0 ? null : Math.min(...ends),
  };
}
