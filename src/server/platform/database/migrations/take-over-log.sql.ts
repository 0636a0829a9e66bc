import { type Kysely, sql } from 'kysely';

/**
 * Gives the migration log of our own earlier migrator the columns of Kysely's. An older program can still read the
 * names in it, and so reports that the database is newer.
 */
export async function takeOverLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      -- The lock of the programs that wrote such a log: one of them may be migrating now.
      perform pg_advisory_xact_lock(${sql.lit(0x65766572)});
      if exists (
        select from information_schema.columns
        where table_schema = current_schema() and table_name = 'migrations' and column_name = 'applied_at'
      ) then
        alter table migrations rename column applied_at to timestamp;
        alter table migrations
          alter column timestamp drop default,
          alter column timestamp type varchar(255)
            using to_char(timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
      end if;
    end $$`.execute(db);
}
