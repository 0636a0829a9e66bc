import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** Work to be done soon, at least once, also when the process ends in between. */
export interface NewJob {
  /** Which handler does it; see `job-handlers.ts`. */
  kind: string;
  payload: object;
  /** A second job of the same key is not taken on, not even after the first one is done. */
  uniqueKey?: string;
  /** Epoch ms; default: at once. */
  runAt?: number;
}

/** Takes a job on, inside the caller's transaction when `db` is one: the row it belongs to and the job commit together. */
export async function enqueue(db: Kysely<Schema>, { kind, payload, uniqueKey, runAt }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      unique_key: uniqueKey ?? null,
      ...(runAt === undefined ? {} : { run_at: new Date(runAt) }),
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}
