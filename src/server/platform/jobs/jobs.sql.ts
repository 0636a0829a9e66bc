import { sql, type Transaction } from 'kysely';
import { cutText } from '#quiz/engine/cut-text.ts';
import type { Schema } from '../database/schema.ts';
import type { Job } from './job.ts';

const maxErrorLength = 500;

/** The job of these kinds that is due longest, locked until the transaction ends; null when none is due. */
export async function takeDueJob(
  tx: Transaction<Schema>,
  { kinds, maxAttempts, now }: { kinds: string[]; maxAttempts: number; now: number },
): Promise<Job | null> {
  if (kinds.length === 0) return null;
  const job = await tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'unique_key as uniqueKey', 'payload', 'attempts'])
    .where('done_at', 'is', null)
    .where('run_at', '<=', new Date(now))
    .where('attempts', '<', maxAttempts)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return job ?? null;
}

/**
 * Marks a job as done. It keeps its key but not its payload, whose addresses and links are no longer needed. A job that
 * was given up is done too, and keeps the reason.
 */
export async function markDone(
  tx: Transaction<Schema>,
  { id, now, givenUp }: { id: string; now: number; givenUp: string | null },
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      done_at: new Date(now),
      payload: '{}',
      last_error: givenUp === null ? null : cutText(givenUp, maxErrorLength),
    })
    .where('id', '=', id)
    .execute();
}

export async function postpone(tx: Transaction<Schema>, id: string, runAt: number, error: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ attempts: sql`attempts + 1`, run_at: new Date(runAt), last_error: cutText(error, maxErrorLength) })
    .where('id', '=', id)
    .execute();
}
