import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';

/**
 * Has a subscription of somebody who was erased ended at Paddle; a job insists until it is.
 * @param reason what makes it necessary: once for each
 */
export function planToEnd(db: Kysely<Schema>, subscriptionId: string, reason: string): Promise<void> {
  return enqueue(db, {
    kind: 'end-erased-subscription',
    uniqueKey: `end-erased-subscription:${subscriptionId}:${reason}`,
    payload: { subscription_id: subscriptionId },
  });
}
