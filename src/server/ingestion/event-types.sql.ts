import type { Pool } from 'pg';

/**
 * Gives the numbers of types of events, which are made when they are met first. One instance a process: it remembers
 * them.
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
      // Only those that are not there: each try uses up a number, also for a name that is.
      await pool.query(
        'insert into event_types (name) select name from unnest($1::text[]) as name order by name on conflict do nothing',
        [unmet()],
      );
      await learn(unmet());
    }
    return known;
  };
}
