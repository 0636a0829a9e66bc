import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { canonical } from '#publishing/body.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { DiscountTerms } from '../provider.ts';

/** Terms for one payment are hashed as they were when there were no others. */
const termsHash = ({ priceId, off, payments }: DiscountTerms): string =>
  createHash('sha256')
    .update(canonical({ priceId, off, ...(payments > 1 && { payments }) }))
    .digest('hex');

/** The stored provider discount for exactly these terms. */
export async function findRememberedDiscount(
  db: Kysely<Schema>,
  account: string,
  terms: DiscountTerms,
): Promise<string | null> {
  const row = await db
    .selectFrom('discount_ids')
    .select('discount_id')
    .where('account', '=', account)
    .where('terms', '=', termsHash(terms))
    .executeTakeFirst();
  return row?.discount_id ?? null;
}

export async function rememberDiscount(
  db: Kysely<Schema>,
  account: string,
  terms: DiscountTerms,
  discountId: string,
): Promise<void> {
  await db
    .insertInto('discount_ids')
    .values({ account, terms: termsHash(terms), discount_id: discountId })
    .onConflict((conflict) => conflict.columns(['account', 'terms']).doUpdateSet({ discount_id: discountId }))
    .execute();
}
