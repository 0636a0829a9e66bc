import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/** What at the provider may still charge or identify an erased person. */
export type LeftAtProvider =
  | { kind: 'end-erased-subscription'; payload: { subscription_id: string } }
  | { kind: 'settle-erased-transaction'; payload: { transaction_id: string } }
  | { kind: 'forget-customer'; payload: { customer_id: string } };

/**
 * Schedules the job that ends, settles or forgets it at the provider; see `retryUntilConfirmed`.
 * @param reason why it is necessary; there is one job for each reason
 * @param runAt epoch ms; at once by default
 */
export function scheduleRemoval(
  db: Kysely<Schema>,
  left: LeftAtProvider,
  reason: string,
  runAt?: number,
): Promise<void> {
  const [id] = Object.values(left.payload);
  return enqueue(db, { ...left, uniqueKey: `${left.kind}:${id}:${reason}`, ...(runAt === undefined ? {} : { runAt }) });
}
