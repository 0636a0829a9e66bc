import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema';
import type { AttemptLimit } from '../limit/attempt-limit';

/** After a success: the account's failures are forgotten, of the address's only the one that was booked for it. */
export async function clearFailures(db: Kysely<Schema>, limits: AttemptLimit[], now: number): Promise<void> {
  for (const { key } of limits) {
    const all = db.deleteFrom('attempts').where('key', '=', key);
    const booked = sql<boolean>`ctid = (select ctid from attempts where key = ${key} and attempted_at = ${new Date(now)} limit 1)`;
    await (key.startsWith('account:') ? all : all.where(booked)).execute();
  }
}
