import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Override } from '#contract/offer-list/by-country.ts';
import { canonical } from '#publishing/body.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PriceTerms } from '../provider.ts';

export interface RememberedPrice {
  productId: string;
  priceId: string;
}

/** Equal for equal terms: a price at the provider is never changed, so other terms have another one. */
const termsHash = ({ id, name, price, interval, trial, overrides = [] }: PriceTerms): string =>
  createHash('sha256')
    .update(
      canonical({ id, name, price, interval, trial, ...(overrides.length > 0 && { overrides: byPlace(overrides) }) }),
    )
    .digest('hex');

const byPlace = (overrides: readonly Override[]) =>
  overrides.map(({ countries, price: { amount_minor, currency } }) => ({
    countries,
    price: { amount_minor, currency },
  }));

/** The stored provider price for exactly these terms. */
export async function findRememberedPrice(
  db: Kysely<Schema>,
  account: string,
  terms: PriceTerms,
): Promise<RememberedPrice | null> {
  const row = await db
    .selectFrom('price_ids')
    .select(['product_id as productId', 'price_id as priceId'])
    .where('account', '=', account)
    .where('terms', '=', termsHash(terms))
    .executeTakeFirst();
  return row ?? null;
}

export async function rememberPrice(
  db: Kysely<Schema>,
  account: string,
  terms: PriceTerms,
  { productId, priceId }: RememberedPrice,
): Promise<void> {
  const row = { product_id: productId, price_id: priceId };
  await db
    .insertInto('price_ids')
    .values({ account, terms: termsHash(terms), offer_id: terms.id, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'terms']).doUpdateSet(row))
    .execute();
}
