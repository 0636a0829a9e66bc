import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/** What may still charge somebody who was erased, or tell who they were. */
export type LeftAtProvider =
  | { kind: 'end-erased-subscription'; payload: { subscription_id: string } }
  | { kind: 'settle-erased-transaction'; payload: { transaction_id: string } }
  | { kind: 'forget-customer'; payload: { customer_id: string } };

/**
 * Has it ended, settled or forgotten at the provider by a job; see `insist`.
 * @param reason what makes it necessary: once for each
 * @param runAt epoch ms; default: at once
 */
export function planToEnd(db: Kysely<Schema>, left: LeftAtProvider, reason: string, runAt?: number): Promise<void> {
  const [id] = Object.values(left.payload);
  return enqueue(db, { ...left, uniqueKey: `${left.kind}:${id}:${reason}`, ...(runAt === undefined ? {} : { runAt }) });
}
