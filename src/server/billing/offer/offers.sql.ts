import type { Kysely, Selectable } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { recordOfferVersion } from './offer-versions.sql.ts';
import type { PricedOffer } from './offers.ts';

/** The offers for sale in their order on screen, priced in one currency. */
export async function listActiveOffers(db: Kysely<Schema>, currency: string): Promise<Offer[]> {
  return (await activeOffers(db, currency).orderBy('position').execute()).map(offerOf);
}

/** Null when the offer does not exist, is no longer sold, or has no price in this currency. */
export async function findActiveOffer(db: Kysely<Schema>, id: number, currency: string): Promise<Offer | null> {
  const row = await activeOffers(db, currency).where('id', '=', id).executeTakeFirst();
  return row ? offerOf(row) : null;
}

function activeOffers(db: Kysely<Schema>, currency: string) {
  return db
    .selectFrom('offers')
    .innerJoin('offer_prices', 'offer_prices.offer_id', 'offers.id')
    .selectAll()
    .where('active', '=', true)
    .where('currency', '=', currency);
}

type OfferRow = Omit<Selectable<Schema['offers']>, 'active' | 'position'> &
  Pick<Selectable<Schema['offer_prices']>, 'amount_minor' | 'currency'>;

function offerOf(row: OfferRow): Offer {
  const { trial_unit: unit, trial_count: count } = row;
  return {
    id: row.id,
    name: row.name,
    price: { amount_minor: row.amount_minor, currency: row.currency },
    interval: { unit: row.interval_unit, count: row.interval_count },
    trial: unit !== null && count !== null ? { unit, count } : null,
  };
}

/** Makes the table match the list and its order. Offers that left the list are kept for those who bought them. */
export async function saveOffers(db: Kysely<Schema>, offers: readonly PricedOffer[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('offers').set({ active: false }).execute();
    for (const [position, offer] of offers.entries()) {
      const { id, name, interval, trial, prices } = offer;
      const row = {
        name,
        interval_unit: interval.unit,
        interval_count: interval.count,
        trial_unit: trial?.unit ?? null,
        trial_count: trial?.count ?? null,
        position,
        active: true,
      };
      await tx
        .insertInto('offers')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await tx
        .insertInto('offer_prices')
        .values(Object.entries(prices).map(([currency, amount_minor]) => ({ offer_id: id, currency, amount_minor })))
        .onConflict((conflict) =>
          conflict
            .columns(['offer_id', 'currency'])
            .doUpdateSet(({ ref }) => ({ amount_minor: ref('excluded.amount_minor') })),
        )
        .execute();
      await recordOfferVersion(tx, offer);
    }
  });
}

export interface RememberedPrice {
  productId: string;
  priceId: string;
}

/** The stored provider price of this offer in its currency. */
export async function findRememberedPrice(
  db: Kysely<Schema>,
  account: string,
  { id, price }: Pick<Offer, 'id' | 'price'>,
): Promise<RememberedPrice | null> {
  const row = await db
    .selectFrom('provider_prices')
    .select(['product_id as productId', 'price_id as priceId'])
    .where('account', '=', account)
    .where('offer_id', '=', id)
    .where('currency', '=', price.currency)
    .executeTakeFirst();
  return row ?? null;
}

export async function rememberPrice(
  db: Kysely<Schema>,
  account: string,
  { id, price }: Pick<Offer, 'id' | 'price'>,
  { productId, priceId }: RememberedPrice,
): Promise<void> {
  const row = { product_id: productId, price_id: priceId };
  await db
    .insertInto('provider_prices')
    .values({ account, offer_id: id, currency: price.currency, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'offer_id', 'currency']).doUpdateSet(row))
    .execute();
}
