import type { Readable, Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/** All rows of a table as PostgreSQL's COPY writes them. */
export function readRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
): Readable & { rowCount: number } {
  return client.query(to(`copy (select ${list(columns)} from ${quoted(table)}) to stdout`));
}

/** Takes rows in the form in which `readRows` gives them. */
export function writeRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
): Writable & { rowCount: number } {
  return client.query(from(`copy ${quoted(table)} (${list(columns)}) from stdin`));
}

/** Advisory lock of the connection, so that only one backup at a time is written. */
const backupLock = 7_353_022;

/** False while another connection has the lock, which is released when that connection ends. */
export async function lockBackups(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [backupLock]);
  return rows[0].locked;
}

/** Begins a transaction that sees the rows of one moment, however long it takes. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
}

export async function beginLoading(client: ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
}

export const commit = (client: ClientBase) => client.query('commit');
export const rollBack = (client: ClientBase) => client.query('rollback');
