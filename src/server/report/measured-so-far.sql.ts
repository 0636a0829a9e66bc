import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema';

/** What was never measured has no type of its own; no event has this one. */
const neverMeasured = 0;

/** The ids of these types of events, by name. */
export async function findTypeIds(db: Kysely<Schema>, names: readonly string[]): Promise<(name: string) => number> {
  const rows = await db.selectFrom('event_types').select(['id', 'name']).where('name', 'in', names).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(name) ?? neverMeasured;
}

/** One more than the id of the newest person. */
export async function endOfPeople(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ end: string }>`select coalesce(max(id), 0) + 1 as end from people`.execute(db);
  return Number(rows[0]!.end);
}
