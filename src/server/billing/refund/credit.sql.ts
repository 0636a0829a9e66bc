import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * The credit from a subscription's plan changes that its payments have not used yet, in minor units; null when there is
 * none.
 */
export async function leftInBalance(db: Kysely<Schema>, subscriptionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('transactions')
    .select(({ fn }) => [
      fn.sum<string | null>('to_balance_minor').as('put'),
      fn.sum<string | null>('credit_minor').as('used'),
    ])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  const left = Number(row.put ?? 0) - Number(row.used ?? 0);
  return left > 0 ? left : null;
}
