import { type Kysely, sql, type Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** What an offer version says; the rest of a listed offer is only shown. */
const soldPart = ({ id, name, interval, trial, prices, intro }: ListedOffer) => ({
  id,
  name,
  interval,
  trial,
  prices,
  ...(intro && { intro }),
});

/**
 * Records what a price list sells, so that books and reports name each offer's own versions: an offer that is as in an
 * earlier version keeps that one.
 */
export async function recordOffers(tx: Transaction<Schema>, offers: readonly ListedOffer[]): Promise<void> {
  for (const [position, offer] of offers.entries()) {
    await saveOffer(tx, offer, position);
    const text = JSON.stringify(soldPart(offer));
    await sql`
      insert into offer_versions (offer_id, number, offer)
      select ${offer.id}, coalesce(max(number), 0) + 1, ${text}::jsonb from offer_versions where offer_id = ${offer.id}
      having not exists (
        select from offer_versions known where known.offer_id = ${offer.id} and known.offer = ${text}::jsonb
      )`.execute(tx);
  }
}

/** The offer's own row, to which subscriptions and checkouts refer, with its latest name. */
async function saveOffer(tx: Transaction<Schema>, { id, name, interval, trial }: ListedOffer, position: number) {
  const row = {
    name,
    interval_unit: interval.unit,
    interval_count: interval.count,
    trial_unit: trial?.unit ?? null,
    trial_count: trial?.count ?? null,
    position,
  };
  await tx
    .insertInto('offers')
    // Only programs before the price lists read whether it is active.
    .values({ id, ...row, active: false })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Id of the newest version that sells an offer at this price; null when none is recorded. */
export async function findOfferVersion(db: Kysely<Schema>, offer: Offer): Promise<string | null> {
  const [version] = await findVersions(db, [offer]);
  return version ?? null;
}

/** The list of offers that a person is shown, all in one currency: the version and price of each, in their order. */
export async function describeOffers(db: Kysely<Schema>, offers: readonly Offer[]): Promise<object[]> {
  const versions = await findVersions(db, offers);
  return offers.map(({ id, price, trial, intro }, i) => ({
    offer_id: id,
    offer_version_id: versions[i],
    price,
    trial,
    ...(intro && { intro }),
  }));
}

/** Id of the newest version of each offer that sells it at its price, and its first price. */
async function findVersions(db: Kysely<Schema>, offers: readonly Offer[]): Promise<(string | null)[]> {
  const [first] = offers;
  if (!first) return [];
  const rows = await db
    .selectFrom('offer_versions')
    .select(['id', 'offer_id'])
    .select([
      sql<number | null>`(offer->'prices'->>${first.price.currency})::integer`.as('amount_minor'),
      sql<number | null>`(offer->'intro'->'prices'->>${first.price.currency})::integer`.as('intro_minor'),
      sql<number | null>`(offer->'intro'->>'payments')::integer`.as('intro_payments'),
    ])
    .where(
      'offer_id',
      'in',
      offers.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return offers.map(({ id, price, intro }) => {
    const found = rows.find(
      (one) =>
        one.offer_id === id &&
        one.amount_minor === price.amount_minor &&
        one.intro_minor === (intro?.price.amount_minor ?? null) &&
        one.intro_payments === (intro?.payments ?? null),
    );
    return found?.id ?? null;
  });
}

/** An offer as its newest version sold it, with its prices by currency; null for one that was never sold. */
export async function findLastSold(db: Kysely<Schema>, offerId: number): Promise<ReturnType<typeof soldPart> | null> {
  const row = await db
    .selectFrom('offer_versions')
    .select('offer')
    .where('offer_id', '=', offerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.offer as ReturnType<typeof soldPart>) : null;
}

/** The newest sold version of every offer. */
export async function listLastSold(db: Kysely<Schema>): Promise<ReturnType<typeof soldPart>[]> {
  const rows = await db
    .selectFrom('offer_versions')
    .distinctOn('offer_id')
    .select('offer')
    .orderBy('offer_id')
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ offer }) => offer as ReturnType<typeof soldPart>);
}
