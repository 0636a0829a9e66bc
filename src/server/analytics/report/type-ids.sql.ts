import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** No event has this type. */
const neverMeasured = 0;

/** Returns the id of an event type by its name. */
export type TypeIds = (name: string) => number;

/** Reads the ids of these event types; a name that was never measured gets an id that no event has. */
export async function findTypeIds(db: Kysely<Schema>, names: readonly string[]): Promise<TypeIds> {
  const rows = await db.selectFrom('event_types').select(['id', 'name']).where('name', 'in', names).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(name) ?? neverMeasured;
}
