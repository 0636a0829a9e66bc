import type { Pool } from 'pg';

/**
 * Returns a function that finds the ids of event types and inserts missing types. Create it once per process, because
 * it caches them.
 */
export function createTypeIds(pool: Pool): (names: readonly string[]) => Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();

  async function load(names: readonly string[]) {
    const found = await pool.query<{ id: number; name: string }>(
      'select id, name from event_types where name = any($1::text[])',
      [names],
    );
    for (const { id, name } of found.rows) known.set(name, id);
  }

  return async (names) => {
    const missing = () => names.filter((name) => !known.has(name));
    if (missing().length > 0) await load(missing());
    if (missing().length > 0) {
      // Only missing names, because each insert uses up a number of the sequence, even on a conflict.
      await pool.query(
        'insert into event_types (name) select name from unnest($1::text[]) as name order by name on conflict do nothing',
        [missing()],
      );
      await load(missing());
    }
    return known;
  };
}
