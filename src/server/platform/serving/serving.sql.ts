import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Where the server serves, and how far its clock is ahead of the real time. */
export interface Serving {
  publicUrl: string;
  /** Null without the Paddle emulator. */
  emulatorUrl: string | null;
  clockAheadMs: number;
}

/** The row that the server wrote last; null before its first start. */
export async function findServing(db: Kysely<Schema>): Promise<Serving | null> {
  const row = await db
    .selectFrom('serving')
    .select(['public_url', 'emulator_url', 'clock_ahead_ms'])
    .executeTakeFirst();
  if (!row) return null;
  return { publicUrl: row.public_url, emulatorUrl: row.emulator_url, clockAheadMs: Number(row.clock_ahead_ms) };
}

export async function saveServing(db: Kysely<Schema>, told: Serving): Promise<void> {
  const row = { public_url: told.publicUrl, emulator_url: told.emulatorUrl, clock_ahead_ms: told.clockAheadMs };
  await db
    .insertInto('serving')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
