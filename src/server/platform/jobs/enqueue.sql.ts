import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { NewJob } from './job.ts';

/** Adds a job to the queue. If `db` is a transaction, the job commits together with the row that it belongs to. */
export async function enqueue(db: Kysely<Schema>, job: NewJob): Promise<void> {
  const { kind, payload, uniqueKey, isAgain = false, runAt }: AnyJob = job;
  await db
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      unique_key: uniqueKey ?? null,
      ...(runAt === undefined ? {} : { run_at: new Date(runAt) }),
    })
    .onConflict((conflict) => {
      const known = conflict.column('unique_key');
      if (!isAgain) return known.doNothing();
      return known
        .doUpdateSet(({ ref }) => ({ payload: ref('excluded.payload'), run_at: ref('excluded.run_at'), done_at: null }))
        .where('jobs.done_at', 'is not', null);
    })
    .execute();
}

interface AnyJob {
  kind: string;
  payload: object;
  uniqueKey?: string;
  isAgain?: boolean;
  runAt?: number;
}
