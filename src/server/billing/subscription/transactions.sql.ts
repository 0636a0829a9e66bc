import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** What was charged for a checkout, tax included; null when nothing was yet. */
export async function findPaid(
  db: Kysely<Schema>,
  checkoutId: string,
): Promise<{ amountMinor: number; currency: string } | null> {
  const paid = await db
    .selectFrom('transactions')
    .select(['total_minor', 'currency'])
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return paid ? { amountMinor: paid.total_minor, currency: paid.currency } : null;
}
