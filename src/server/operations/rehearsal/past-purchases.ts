import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { actsOf } from './acts-of.ts';
import type { PastPurchase } from './past-purchase.ts';
import { listPurchases, readLives, type Span } from './past-purchases.sql.ts';

/** The purchases of a span with what became of them, and the ids of their subscriptions, which stay with us. */
export async function readPastPurchases(
  db: Kysely<Schema>,
  span: Span,
): Promise<{ purchases: PastPurchase[]; subscriptionIds: string[] }> {
  const found = await listPurchases(db, span);
  const subscriptionIds = found.map(({ subscriptionId }) => subscriptionId);
  const lives = await readLives(db, subscriptionIds, span.until);
  const purchases = found.map(({ subscriptionId, resumeAt, ...purchase }) => ({
    ...purchase,
    acts: actsOf({ ...lives.get(subscriptionId)!, resumeAt }),
  }));
  return { purchases, subscriptionIds };
}
