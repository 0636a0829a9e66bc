import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';

/** What may still charge somebody who was erased, or tell who they were. */
export type LeftAtPaddle =
  | { kind: 'end-erased-subscription'; payload: { subscription_id: string } }
  | { kind: 'settle-erased-transaction'; payload: { transaction_id: string } }
  | { kind: 'forget-customer'; payload: { customer_id: string } };

/**
 * Has it ended, settled or forgotten at Paddle by a job; see `insist`.
 * @param reason what makes it necessary: once for each
 * @param runAt epoch ms; default: at once
 */
export function planToEnd(db: Kysely<Schema>, left: LeftAtPaddle, reason: string, runAt?: number): Promise<void> {
  const [id] = Object.values(left.payload);
  return enqueue(db, { ...left, uniqueKey: `${left.kind}:${id}:${reason}`, ...(runAt === undefined ? {} : { runAt }) });
}
