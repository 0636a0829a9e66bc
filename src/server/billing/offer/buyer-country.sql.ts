import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * The country from which a subscription is paid, ISO 3166 alpha-2: that of its latest payment, before that the one that
 * the buyer chose beside the price. Null while neither is known.
 */
export async function findBuyerCountry(db: Kysely<Schema>, subscriptionId: string): Promise<string | null> {
  const paid = await db
    .selectFrom('money_entries')
    .select('country')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'payment')
    .where('country', 'is not', null)
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (paid) return paid.country;
  const chosen = await db
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .select('checkouts.country')
    .where('transactions.subscription_id', '=', subscriptionId)
    .where('checkouts.country', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return chosen?.country ?? null;
}
