import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { findOpenPlannedChange } from './planned-changes.sql.ts';

/** Enqueues the making of a planned change, or the next check, for `at` (epoch ms). */
export function schedulePlannedChange(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  return enqueue(db, {
    kind: 'planned-change',
    uniqueKey: `planned-change:${id}:${at}`,
    payload: { planned_change_id: id },
    runAt: at,
  });
}

/** Looks at once at the open planned change of a subscription whose cancellation was undone. `now` is epoch ms. */
export async function checkPlannedChange(db: Kysely<Schema>, subscriptionId: string, now: number): Promise<void> {
  const id = await findOpenPlannedChange(db, subscriptionId);
  if (id !== null) await schedulePlannedChange(db, id, now);
}
