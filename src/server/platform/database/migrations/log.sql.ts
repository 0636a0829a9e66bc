import { type Kysely, sql } from 'kysely';

/** The migrations that have run; none in a new database. */
export async function listRun(db: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'migrations'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name);
}

/** Records that a migration has run. */
export async function noteRun(db: Kysely<unknown>, name: string): Promise<void> {
  const at = new Date().toISOString();
  await sql`insert into migrations (name, timestamp) values (${name}, ${at}) on conflict do nothing`.execute(db);
}
