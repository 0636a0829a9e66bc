import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/** Enqueues the move of a subscription to its new price, or the next check, for `at` (epoch ms). */
export function scheduleMove(
  db: Kysely<Schema>,
  { priceChangeId, subscriptionId, at }: { priceChangeId: string; subscriptionId: string; at: number },
): Promise<void> {
  return enqueue(db, {
    kind: 'move-to-new-price',
    uniqueKey: `move-to-new-price:${priceChangeId}:${subscriptionId}:${at}`,
    payload: { price_change_id: priceChangeId, subscription_id: subscriptionId },
    runAt: at,
  });
}
