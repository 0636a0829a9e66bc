import type { Pool } from 'pg';

/**
 * A function that gives the ids of types of events, and makes a type when it is met first. One for each process: it
 * remembers them.
 */
export function createTypeIds(pool: Pool): (names: readonly string[]) => Promise<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();

  async function learn(names: readonly string[]) {
    const found = await pool.query<{ id: number; name: string }>(
      'select id, name from event_types where name = any($1::text[])',
      [names],
    );
    for (const { id, name } of found.rows) known.set(name, id);
  }

  return async (names) => {
    const unmet = () => names.filter((name) => !known.has(name));
    if (unmet().length > 0) await learn(unmet());
    if (unmet().length > 0) {
      // Only names that are missing: each insert uses up a number of the sequence, also on a conflict.
      await pool.query(
        'insert into event_types (name) select name from unnest($1::text[]) as name order by name on conflict do nothing',
        [unmet()],
      );
      await learn(unmet());
    }
    return known;
  };
}
