import type { Kysely, Selectable } from 'kysely';
import type { Offer } from '../../contract/offer';
import type { Schema } from '../database/schema';

export async function listActiveOffers(db: Kysely<Schema>): Promise<Offer[]> {
  const rows = await db.selectFrom('offers').selectAll().where('active', '=', true).orderBy('position').execute();
  return rows.map(offerOf);
}

/** Null when there is no such offer, or it is no longer sold. */
export async function findActiveOffer(db: Kysely<Schema>, id: number): Promise<Offer | null> {
  const row = await db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return row ? offerOf(row) : null;
}

export function offerOf(row: Omit<Selectable<Schema['offers']>, 'active' | 'position'>): Offer {
  return {
    id: row.id,
    name: row.name,
    price: { amount_minor: row.amount_minor, currency: row.currency },
    interval: { unit: row.interval_unit, count: row.interval_count },
  };
}

/** Makes the table say what the list says, in its order. Offers that left the list stay for those who bought them. */
export async function saveOffers(db: Kysely<Schema>, offers: Offer[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('offers').set({ active: false }).execute();
    for (const [position, { id, name, price, interval }] of offers.entries()) {
      const row = {
        name,
        amount_minor: price.amount_minor,
        currency: price.currency,
        interval_unit: interval.unit,
        interval_count: interval.count,
        position,
        active: true,
      };
      await tx
        .insertInto('offers')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
  });
}

export interface PaddlePrice {
  productId: string;
  priceId: string;
}

export async function findPaddlePrice(
  db: Kysely<Schema>,
  environment: string,
  offerId: number,
): Promise<PaddlePrice | null> {
  const row = await db
    .selectFrom('paddle_prices')
    .select(['product_id as productId', 'price_id as priceId'])
    .where('environment', '=', environment)
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row ?? null;
}

export async function savePaddlePrice(
  db: Kysely<Schema>,
  environment: string,
  offerId: number,
  { productId, priceId }: PaddlePrice,
): Promise<void> {
  const row = { product_id: productId, price_id: priceId };
  await db
    .insertInto('paddle_prices')
    .values({ environment, offer_id: offerId, ...row })
    .onConflict((conflict) => conflict.columns(['environment', 'offer_id']).doUpdateSet(row))
    .execute();
}
