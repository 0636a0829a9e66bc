import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface StoredTable {
  name: string;
  /** The columns without computed ones. */
  columns: string[];
  /** The tables to which its rows refer. */
  needs: string[];
}

/** Every table with rows of the product, without the log of migrations; a table in parts counts as one. */
export async function listTables(db: Kysely<Schema>): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select class.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select distinct target.relname::text
        from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid
      ) as needs
    from pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
      and class.relname not in ('migrations', 'kysely_migration_lock')
    order by class.relname`.execute(db);
  return rows;
}

/** The migrations that this database has, in their order. */
export async function listMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every sequence; `last` is null for one that has given no number. */
export async function listSequences(db: Kysely<Schema>): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(db);
  return rows;
}

/** Whether the database has no table yet. */
export async function isBare(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ bare: boolean }>`
    select not exists (select from pg_tables where schemaname = 'public') as bare`.execute(db);
  return rows[0]!.bare;
}

/** Removes rows made by migrations; those of the backup take their place. */
export async function emptyTables(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
}

/** Switches a table's own triggers off or on, because its rows have passed them before. */
export async function setTriggers(db: Kysely<Schema>, table: string, state: 'on' | 'off'): Promise<void> {
  const change = state === 'on' ? sql`enable trigger user` : sql`disable trigger user`;
  await sql`alter table ${sql.table(table)} ${change}`.execute(db);
}

export async function setSequence(db: Kysely<Schema>, { name, last }: { name: string; last: string }): Promise<void> {
  await sql`select setval(${sql.lit(name)}::regclass, ${last}::bigint)`.execute(db);
}

/**
 * Moves every sequence ahead, because numbers given after the backup are known elsewhere: an account's number to the
 * payment provider and to the person's devices.
 */
export async function skipNumbers(db: Kysely<Schema>): Promise<void> {
  for (const { name, last } of await listSequences(db)) {
    await setSequence(db, { name, last: String(BigInt(last ?? '0') + skipped) });
  }
}

/** More numbers than are given between two backups. */
const skipped = 1_000_000n;

/** The lowest number that the next account can get. */
export async function nextUserNumber(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select (last_value + 1)::text as next from pg_sequences
    where schemaname || '.' || sequencename = pg_get_serial_sequence('users', 'id')`.execute(db);
  return rows[0]!.next;
}

/** Removes everything from a database that could not be filled, so that it can be tried again. */
export async function clearDatabase(db: Kysely<Schema>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
