import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/** Schedules an email about every new password, in case somebody else set it. `now` is epoch ms. */
export async function schedulePasswordEmail(
  tx: Transaction<Schema>,
  { userId, isFirst, now }: { userId: string; isFirst: boolean; now: number },
): Promise<void> {
  const changedAt = new Date(now).toISOString();
  await enqueue(tx, {
    kind: 'password-changed',
    uniqueKey: `password-changed:${userId}:${changedAt}`,
    payload: { user_id: userId, changed_at: changedAt, is_first: isFirst },
  });
}
