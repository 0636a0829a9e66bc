import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { AttemptLimit } from './attempt-limit.ts';

/** After a success: what was booked for it is taken back, and where the limit says so all that was counted before. */
export async function clearFailures(db: Kysely<Schema>, limits: AttemptLimit[], now: number): Promise<void> {
  for (const { key, endsWithSuccess } of limits) {
    const all = db.deleteFrom('attempts').where('key', '=', key);
    const booked = sql<boolean>`ctid = (select ctid from attempts where key = ${key} and attempted_at = ${new Date(now)} limit 1)`;
    await (endsWithSuccess ? all : all.where(booked)).execute();
  }
}
