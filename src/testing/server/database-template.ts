import pg from 'pg';

const templateName = 'everkite_template';

/** The URL of a database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export function templateUrl(serverUrl: string): string {
  return databaseUrl(serverUrl, templateName);
}

export async function createTemplate(serverUrl: string): Promise<void> {
  await createDatabase(serverUrl, templateName);
}

export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `create database ${name}`);
}

export async function copyTemplate(serverUrl: string, name: string): Promise<void> {
  // Copying the files takes a third of the time of copying through the write-ahead log.
  await run(serverUrl, `create database ${name} template ${templateName} strategy file_copy`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await run(serverUrl, `drop database if exists ${name} with (force)`);
}

/**
 * Lets every copy of the template be emptied by `select pristine.empty(keep)`, and keeps the rows made by migrations
 * and seeds, which emptying restores.
 */
export async function installPristine(serverUrl: string): Promise<void> {
  await run(templateUrl(serverUrl), pristine);
}

const pristine = `
create schema pristine;
create schema pristine_counters;

do $$
declare
  name text;
  is_filled boolean;
begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'kysely_migration_lock') loop
    execute format('select exists (select from public.%I)', name) into is_filled;
    if is_filled then execute format('create table pristine.%I as table public.%I', name, name); end if;
  end loop;
end $$;

-- How far the rows of the migrations and the seeds have counted.
create table pristine_counters.used as
select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null;

-- The names of what numbers the rows, but for those of the tables left out.
create function pristine.counters(leave_out text[]) returns setof text language sql as $$
  select sequences.relname from pg_class sequences
  join pg_depend on pg_depend.objid = sequences.oid and deptype = 'i' join pg_class tables on tables.oid = refobjid
  where sequences.relkind = 'S' and sequences.relnamespace = 'public'::regnamespace and tables.relname <> all (leave_out)
$$;

-- Deleting a few rows costs less than a truncation, which makes new files for the table and each index; from many rows
-- on it is the other way round, and their remains would slow the next reads down.
create function pristine.empty(keep text[]) returns void language plpgsql set session_replication_role = replica as $$
declare
  name text;
  size bigint;
  counter text;
begin
  for name, size in
    select relname, pg_relation_size(pg_class.oid) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (keep || '{migrations,kysely_migration_lock}')
  loop
    if size > 262144 then execute format('truncate public.%I cascade', name);
    elsif size > 0 then execute format('delete from public.%I', name);
    end if;
  end loop;
  for name in select tablename from pg_tables where schemaname = 'pristine' loop
    execute format('insert into public.%I overriding system value select * from pristine.%I', name, name);
  end loop;
  for counter in select * from pristine.counters(keep) loop
    perform setval(format('public.%I', counter), coalesce(value, 1), value is not null)
    from (select) one left join pristine_counters.used on used.name = counter;
  end loop;
end $$;

-- What is in the tables and counters, but for the tables left out. As text, which changes no number.
create function pristine.saved(leave_out text[]) returns table (kind text, name text, content text) language plpgsql as $$
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename <> all (leave_out || '{migrations,kysely_migration_lock}')
  loop
    kind := 'rows';
    execute format('select json_agg(t) from public.%I t', name) into content;
    if content is not null then return next; end if;
  end loop;
  for name in select sequences from pristine.counters(leave_out) sequences loop
    kind := 'counter';
    execute format('select json_build_object(''value'', last_value, ''is_used'', is_called) from public.%I', name) into content;
    return next;
  end loop;
end $$;

-- On an empty database, with what pristine.saved has returned.
create function pristine.restore(saved json) returns void language plpgsql set session_replication_role = replica as $$
declare
  item record;
begin
  for item in select * from json_to_recordset(saved) as saved (kind text, name text, content text) loop
    if item.kind = 'counter' then
      perform setval(format('public.%I', item.name), (item.content::json->>'value')::bigint, (item.content::json->>'is_used')::boolean);
    else
      execute format('delete from public.%I', item.name);
      execute format('insert into public.%1$I overriding system value select * from json_populate_recordset(null::public.%1$I, $1)', item.name)
      using item.content::json;
    end if;
  end loop;
end $$;

-- Also rows that are never deleted, for tests that begin again.
create function pristine.forget(names text[]) returns void language plpgsql set session_replication_role = replica as $$
declare
  name text;
begin
  foreach name in array names loop execute format('delete from public.%I', name); end loop;
end $$;
`;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
