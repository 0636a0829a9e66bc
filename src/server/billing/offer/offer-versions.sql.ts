import { type Kysely, sql, type Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PricedOffer } from './offers.ts';

/** Records a new version of an offer, unless it equals the latest one. */
export async function recordOfferVersion(tx: Transaction<Schema>, offer: PricedOffer): Promise<void> {
  await sql`
    insert into offer_versions (offer_id, number, offer)
    select ${offer.id}, coalesce(max(number), 0) + 1, ${JSON.stringify(offer)}::jsonb
    from offer_versions where offer_id = ${offer.id}
    having not exists (
      select from offer_versions latest
      where latest.offer_id = ${offer.id} and latest.offer = ${JSON.stringify(offer)}::jsonb
        and latest.number = max(offer_versions.number)
    )`.execute(tx);
}

/** Id of the newest version that sells an offer at this price; null when none is recorded. */
export async function findOfferVersion(db: Kysely<Schema>, offer: Offer): Promise<string | null> {
  const [version] = await findVersions(db, [offer]);
  return version ?? null;
}

/** The list of offers that a person is shown, all in one currency: the version and price of each, in their order. */
export async function describeOffers(db: Kysely<Schema>, offers: readonly Offer[]): Promise<object[]> {
  const versions = await findVersions(db, offers);
  return offers.map(({ id, price, trial }, i) => ({ offer_id: id, offer_version_id: versions[i], price, trial }));
}

/** Id of the newest version of each offer that sells it at its price. */
async function findVersions(db: Kysely<Schema>, offers: readonly Offer[]): Promise<(string | null)[]> {
  const [first] = offers;
  if (!first) return [];
  const rows = await db
    .selectFrom('offer_versions')
    .select(['id', 'offer_id'])
    .select(sql<number | null>`(offer->'prices'->>${first.price.currency})::integer`.as('amount_minor'))
    .where(
      'offer_id',
      'in',
      offers.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .execute();
  return offers.map(
    ({ id, price }) => rows.find((one) => one.offer_id === id && one.amount_minor === price.amount_minor)?.id ?? null,
  );
}
