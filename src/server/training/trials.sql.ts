import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { TrialColumns } from '#training/run/trial.ts';

/** A run with its trials. */
export interface SavedRun {
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  at: Date;
  exercise: string;
  series: string | null;
  block: number;
  session: number;
  columns: TrialColumns;
}

/** Of runs with up to 64 kB of trials each. */
const pageSize = 50;

/** All runs of a person with stored trials, exercise by exercise and oldest first, in pages. */
export async function* keptRuns(db: Kysely<Schema>, userId: string): AsyncGenerator<SavedRun[]> {
  let after = { exercise: '', at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<SavedRun>`
      select id, day::text as day, at, exercise, series, (body->>'block')::integer as block,
        (body->>'session')::integer as session, columns
      from training_entries join training_trials on entry_id = id
      where user_id = ${userId} and (exercise, at, id) > (${after.exercise}, ${after.at}, ${after.id}::uuid)
      order by exercise, at, id limit ${pageSize}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}

/** Deletes trials whose time is over; the scores of their runs stay. `now` is epoch ms. */
export async function deleteOldTrials(db: Kysely<Schema>, now: number): Promise<void> {
  await sql`
    with gone as (delete from training_trials where kept_until <= ${new Date(now)} returning entry_id)
    delete from training_room using training_entries
    where training_room.user_id = training_entries.user_id and training_entries.id in (select entry_id from gone)
  `.execute(db);
}
