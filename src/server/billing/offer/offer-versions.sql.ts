import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** What an offer version says; the rest of a listed offer is only shown. */
const soldPart = ({ id, name, interval, trial, prices, intro, countryPrices = [] }: ListedOffer) => ({
  id,
  name,
  interval,
  trial,
  prices,
  ...(intro && { intro }),
  ...(countryPrices.length > 0 && { countryPrices }),
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
  if (offers.length === 0) return [];
  const rows = await db
    .selectFrom('offer_versions')
    .select(['id', 'offer_id', 'offer'])
    .where(
      'offer_id',
      'in',
      offers.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return offers.map((offer) => {
    const found = rows.find((one) => one.offer_id === offer.id && sells(one.offer as unknown as ListedOffer, offer));
    return found?.id ?? null;
  });
}

/** Whether a version sells an offer at its price and first price, to everybody or in some country. */
function sells(version: ListedOffer, { price, intro }: Offer): boolean {
  const countries = (version.countryPrices ?? []).flatMap((own) => own.countries[0] ?? []);
  return [null, ...countries].some((country) => {
    const sold = pricedIn(version, price.currency, country);
    return sold !== null && isDeepStrictEqual([sold.price, sold.intro], [price, intro]);
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
