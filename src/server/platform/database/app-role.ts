import { Client } from 'pg';

/**
 * The role with which the product reads and writes: it owns the database and its tables, and has no rights on the
 * machine.
 */
export const appRole = 'everkite_app';

/** Two starts at once run this one after the other. */
const lockKey = 20_260_722;

/**
 * Creates the role, and gives it the database with everything in it that the superuser of the set-up owns. SQL that
 * somebody injects through the product's connection can then neither read files of the machine nor run its programs.
 * @param superuserUrl a connection of the role that the cluster was created with
 * @param password of the role
 */
export async function ensureAppRole(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole]);
    if (rowCount === 0) await client.query(`create role ${appRole}`);
    await client.query(
      `alter role ${appRole} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    );
    await client.query(handOver);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Sequences of columns change owner with their tables. */
const handOver = `
do $$
declare
  statement text;
begin
  for statement in
    select format('alter database %I owner to ${appRole}', datname) from pg_database
    where datname = current_database() and datdba <> '${appRole}'::regrole
    union all
    select format('alter table %s owner to ${appRole}', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relowner <> '${appRole}'::regrole
    union all
    select format('alter sequence %s owner to ${appRole}', oid::regclass) from pg_class sequence
    where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner <> '${appRole}'::regrole
      and not exists (select from pg_depend where objid = sequence.oid and deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${appRole}', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> '${appRole}'::regrole
  loop
    execute statement;
  end loop;
end $$`;
