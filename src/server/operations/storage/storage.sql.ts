import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]!.bytes);
}

/** The largest tables with their indexes, largest first; all days of events count as one. */
export async function largestTables(db: Kysely<Schema>, most: number): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await sql<{ name: string; bytes: string }>`
    select case when inhparent is null then pg_class.relname else inhparent::regclass::name end as name,
      sum(pg_total_relation_size(pg_class.oid)) as bytes
    from pg_class left join pg_inherits on inhrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    group by 1 order by 2 desc, 1 limit ${most}`.execute(db);
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}

/** The event names in quarantine with their numbers of events, most first. */
export async function quarantinedNames(db: Kysely<Schema>, most: number): Promise<{ name: string; events: number }[]> {
  const { rows } = await sql<{ name: string; events: number }>`
    select name, count(*)::integer as events from quarantined_events group by name order by 2 desc, 1 limit ${most}`.execute(
    db,
  );
  return rows;
}
