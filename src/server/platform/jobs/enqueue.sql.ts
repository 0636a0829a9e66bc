import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { NewJob } from './job.ts';

/** Adds a job to the queue. If `db` is a transaction, the job commits together with the row that it belongs to. */
export async function enqueue(db: Kysely<Schema>, job: NewJob): Promise<void> {
  const { kind, payload, uniqueKey, runAt }: { kind: string; payload: object; uniqueKey?: string; runAt?: number } =
    job;
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
