import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Sets the owner of payments and adjustments that have none, if the subscription is the account's. */
export async function takeOverPayments(
  tx: Transaction<Schema>,
  { about, userId }: { about: string; userId: string },
): Promise<void> {
  const isOwn = sql<boolean>`exists (select from subscriptions where id = ${about} and user_id = ${userId}::bigint)`;
  for (const table of ['transactions', 'adjustments'] as const) {
    await tx
      .updateTable(table)
      .set({ user_id: userId })
      .where('subscription_id', '=', about)
      .where('user_id', 'is', null)
      .where(isOwn)
      .execute();
  }
}
