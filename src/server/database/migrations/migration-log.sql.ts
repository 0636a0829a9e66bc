import type { ClientBase } from 'pg';

/** "ever" in ASCII: any number will do as long as every process takes the same one. */
const lockKey = 0x65766572;

/** Waits until no other process migrates; the lock ends with the transaction. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
}

export async function listApplied(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map((row) => row.name);
}

export async function recordApplied(client: ClientBase, name: string): Promise<void> {
  await client.query('insert into migrations (name) values ($1)', [name]);
}
