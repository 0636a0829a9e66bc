import { type Kysely, sql } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';

/** What the operator decided. Times are epoch ms. */
export interface PriceChange {
  offerId: number;
  /** ISO 4217. */
  currency: string;
  amountMinor: number;
  /** Payments before it are charged at the old price. */
  effectiveAt: number;
}

/** A price change for one subscription. */
export interface PriceChangeNotice extends PriceChange {
  priceChangeId: string;
  subscriptionId: string;
  userId: string;
  offerName: string;
  /** The price when the change was announced. */
  amountBeforeMinor: number;
  /** When the subscriber's email was sent; null before that. */
  emailedAt: number | null;
  movedAt: number | null;
  leftAt: number | null;
}

/** The key of a subscriber's email, and of the job that sends it. */
export function noticeKey(priceChangeId: string, subscriptionId: string): string {
  return `price-change:${priceChangeId}:${subscriptionId}`;
}

/** SQL: the same, of a row `notice`. */
export const noticeKeyOfRow = sql<string>`'price-change:' || notice.price_change_id || ':' || notice.subscription_id`;

/** Also records who announced it; `now` is epoch ms. */
export async function insertPriceChange(
  tx: Kysely<Schema>,
  change: PriceChange,
  { by, now }: { by: string; now: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('price_changes')
    .values({
      offer_id: change.offerId,
      currency: change.currency,
      amount_minor: change.amountMinor,
      effective_at: new Date(change.effectiveAt),
      announced_by: by,
      announced_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a notice for each live subscription to this offer in this currency at another price. */
export function insertNotices(tx: Kysely<Schema>, priceChangeId: string, change: PriceChange) {
  return tx
    .insertInto('price_change_notices')
    .columns(['price_change_id', 'subscription_id', 'user_id', 'amount_before_minor'])
    .expression(({ val }) =>
      concerned(tx, change).select([val(priceChangeId).as('price_change_id'), 'id', 'user_id', 'amount_minor']),
    )
    .returning(['subscription_id', 'user_id'])
    .execute();
}

/**
 * The live subscriptions to this offer in this currency at another price. Whoever still pays a lower first price on that
 * day keeps what they agreed to, and so does whoever pays a price of their own country.
 */
export function concerned(tx: Kysely<Schema>, change: PriceChange) {
  return tx
    .selectFrom('subscriptions')
    .where('offer_id', '=', change.offerId)
    .where('currency', '=', change.currency)
    .where('amount_minor', '!=', change.amountMinor)
    .where('user_id', 'is not', null)
    .where((row) =>
      row.or([row('discount_ends_at', 'is', null), row('discount_ends_at', '<=', new Date(change.effectiveAt))]),
    )
    .where('status', 'in', liveStatuses)
    .where(sql<boolean>`not ${paysOwnPrice}`);
}

/** SQL: whether a row `subscriptions` has a price that some version of its offer had for the country it is paid from. */
const paysOwnPrice = sql<boolean>`exists (
  select from offer_versions version, jsonb_array_elements(version.offer->'countryPrices') own
  where version.offer_id = subscriptions.offer_id
    and own->'price'->>'currency' = subscriptions.currency
    and (own->'price'->>'amount_minor')::bigint = subscriptions.amount_minor
    and own->'countries' @> to_jsonb(coalesce(
      (select country from money_entries entry where entry.subscription_id = subscriptions.id and entry.kind = 'payment'
        and country is not null order by occurred_at desc, id desc limit 1),
      (select checkouts.country from checkouts join transactions on transactions.id = checkouts.transaction_id
        where transactions.subscription_id = subscriptions.id and checkouts.country is not null limit 1), '')))`;

/** Lets announcements of an offer come one after another until the transaction ends. */
export async function lockOffer(tx: Kysely<Schema>, offerId: number): Promise<void> {
  await tx.selectFrom('offers').select('id').where('id', '=', offerId).forNoKeyUpdate().execute();
}

/** A price that subscribers pay now, in the currency's minor unit. */
export interface PaidPrice {
  amountMinor: number;
  subscribers: number;
}

/** How many pay each other price now, the lowest first. */
export async function countPrices(db: Kysely<Schema>, change: PriceChange): Promise<PaidPrice[]> {
  const rows = await concerned(db, change)
    .select(({ fn }) => ['amount_minor', fn.countAll<string>().as('subscribers')])
    .groupBy('amount_minor')
    .orderBy('amount_minor')
    .execute();
  return rows.map(({ amount_minor, subscribers }) => ({ amountMinor: amount_minor, subscribers: Number(subscribers) }));
}

/** An earlier price change of this offer and currency that is not settled for everybody; null without one. */
export async function findPending(db: Kysely<Schema>, change: PriceChange): Promise<string | null> {
  const row = await db
    .selectFrom('price_changes')
    .innerJoin('price_change_notices as notice', 'notice.price_change_id', 'price_changes.id')
    .select('price_changes.id')
    .where('offer_id', '=', change.offerId)
    .where('currency', '=', change.currency)
    .where('moved_at', 'is', null)
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The notices of a price change, locked until the transaction ends. Times are epoch ms. */
export async function lockNotices(tx: Kysely<Schema>, priceChangeId: string) {
  const rows = await tx
    .selectFrom('price_change_notices')
    .select(['subscription_id', 'user_id', 'moved_at', 'left_at'])
    .where('price_change_id', '=', priceChangeId)
    .orderBy('subscription_id')
    .forUpdate()
    .execute();
  return rows.map(({ subscription_id, user_id, moved_at, left_at }) => ({
    subscriptionId: subscription_id,
    userId: user_id,
    movedAt: moved_at?.getTime() ?? null,
    leftAt: left_at?.getTime() ?? null,
  }));
}

/** Records of everybody who has not moved that they keep their price. `now` is epoch ms. */
export async function leaveAll(
  tx: Kysely<Schema>,
  { priceChangeId, because, now }: { priceChangeId: string; because: string; now: number },
): Promise<void> {
  await tx
    .updateTable('price_change_notices')
    .set({ left_at: new Date(now), left_because: because })
    .where('price_change_id', '=', priceChangeId)
    .where('left_at', 'is', null)
    .execute();
}

/** An offer without its price, even if it is no longer sold; null when there never was one. */
export async function findSoldOffer(
  db: Kysely<Schema>,
  id: number,
): Promise<Pick<Offer, 'id' | 'name' | 'interval'> | null> {
  const row = await db
    .selectFrom('offers')
    .select(['id', 'name', 'interval_unit as unit', 'interval_count as count'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, interval: { unit: row.unit, count: row.count } } : null;
}

/** Null when there is none, because its user was erased. */
export async function findNotice(
  db: Kysely<Schema>,
  priceChangeId: string,
  subscriptionId: string,
): Promise<PriceChangeNotice | null> {
  const row = await db
    .selectFrom('price_change_notices as notice')
    .innerJoin('price_changes as change', 'change.id', 'notice.price_change_id')
    .innerJoin('offers', 'offers.id', 'change.offer_id')
    .leftJoin('emails', (join) => join.on('emails.key', '=', noticeKey(priceChangeId, subscriptionId)))
    .selectAll('change')
    .select(['notice.user_id', 'notice.amount_before_minor', 'notice.moved_at', 'notice.left_at'])
    .select(['offers.name as offer_name', 'emails.sent_at'])
    .where('notice.price_change_id', '=', priceChangeId)
    .where('notice.subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    priceChangeId,
    subscriptionId,
    userId: row.user_id,
    offerId: row.offer_id,
    offerName: row.offer_name,
    currency: row.currency,
    amountMinor: row.amount_minor,
    amountBeforeMinor: row.amount_before_minor,
    effectiveAt: row.effective_at.getTime(),
    emailedAt: row.sent_at?.getTime() ?? null,
    movedAt: row.moved_at?.getTime() ?? null,
    leftAt: row.left_at?.getTime() ?? null,
  };
}

interface Settled {
  priceChangeId: string;
  subscriptionId: string;
  /** Epoch ms. */
  now: number;
}

export async function markMoved(db: Kysely<Schema>, { priceChangeId, subscriptionId, now }: Settled): Promise<void> {
  await db
    .updateTable('price_change_notices')
    .set({ moved_at: new Date(now) })
    .where('price_change_id', '=', priceChangeId)
    .where('subscription_id', '=', subscriptionId)
    .where('moved_at', 'is', null)
    .execute();
}

/** Records that a subscription keeps its price, and why. */
export async function markLeft(
  db: Kysely<Schema>,
  { priceChangeId, subscriptionId, now, because }: Settled & { because: string },
): Promise<void> {
  await db
    .updateTable('price_change_notices')
    .set({ left_at: new Date(now), left_because: because })
    .where('price_change_id', '=', priceChangeId)
    .where('subscription_id', '=', subscriptionId)
    .where('left_at', 'is', null)
    .execute();
}
