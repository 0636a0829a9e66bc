import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { listDays } from '#server/analytics/ingestion/event-days.sql.ts';
import { readEnds as readConsentEnds } from '#server/billing/consent/consent-ledger.sql.ts';
import { readEnds as readAuditEnds } from '#server/platform/audit/audit.sql.ts';
import { printLink } from '#server/platform/audit/noted-link.ts';
import { connectForLong, queriesOf } from '#server/platform/database/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { beginSnapshot, lockBackups, readRows, rollBack } from './copy-rows.sql.ts';
import {
  freeFolder,
  isUnfinished,
  type Manifest,
  manifestFile,
  storedFile,
  tableFile,
  unfinished,
} from './manifest.ts';
import { sealInto } from './seal.ts';
import { listMigrations, listSequences, listTables } from './tables.sql.ts';

export interface BackupTarget {
  /** The folder that holds the backups. */
  dir: string;
  /** Recipient of age. */
  recipient: string;
  /** Files that are stored beside the tables, by name; missing ones are left out. */
  files: Readonly<Record<string, string>>;
}

export interface WrittenBackup {
  folder: string;
  manifest: Manifest;
  bytes: number;
}

/**
 * Writes everything as of one moment into a new folder below `dir`: each table's rows and a manifest, all sealed. The
 * folder gets its name when it is complete; a folder with `.part` is left by an interrupted backup, and the next backup
 * removes it. Rejects while another backup of this database is being written.
 */
export async function writeBackup(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { dir, recipient, files }: BackupTarget,
): Promise<WrittenBackup> {
  const takenAt = clock();
  const client = await connectForLong(pool);
  let part = '';
  try {
    if (!(await lockBackups(client))) throw new Error('another backup is being written');
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const there = await readdir(dir);
    // The lock is ours, so no other process writes one now.
    for (const name of there.filter(isUnfinished)) await rm(path.join(dir, name), { recursive: true, force: true });
    const folder = path.join(dir, freeFolder(takenAt, there));
    part = `${folder}${unfinished}`;
    await mkdir(part, { mode: 0o700 });
    await beginSnapshot(client);
    const manifest: Manifest = {
      format: 2,
      taken_at: new Date(takenAt).toISOString(),
      ...(await writeTables(client, part, recipient)),
      files: await writeFiles(files, part, recipient),
    };
    await rollBack(client);
    await sealInto(path.join(part, manifestFile), Readable.from([JSON.stringify(manifest)]), recipient);
    const bytes = await sizeOf(part);
    await rename(part, folder);
    return { folder, manifest, bytes };
  } catch (error) {
    if (part !== '') await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(
  client: Client,
  part: string,
  recipient: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'event_days' | 'sequences' | 'chains'>> {
  const db = queriesOf(client);
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await listTables(db)) {
    const rows = readRows(client, name, columns);
    const sha256 = await sealInto(path.join(part, tableFile(name)), rows, recipient);
    tables.push({ name, columns, rows: rows.rowCount, sha256 });
  }
  const [audit, consents] = [await readAuditEnds(db), await readConsentEnds(db)];
  return {
    migrations: await listMigrations(db),
    tables,
    event_days: await listDays(db),
    sequences: (await listSequences(db)).flatMap(({ name, last }) => (last === null ? [] : [{ name, last }])),
    chains: { audit: printLink(audit.last), consents: printLink(consents.last) },
  };
}

async function writeFiles(
  files: Readonly<Record<string, string>>,
  part: string,
  recipient: string,
): Promise<Manifest['files']> {
  const written: Manifest['files'] = [];
  for (const [name, file] of Object.entries(files)) {
    const exists = await stat(file).catch(() => null);
    if (exists === null) continue;
    const sha256 = await sealInto(path.join(part, storedFile(name)), createReadStream(file), recipient);
    written.push({ name, sha256 });
  }
  return written;
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
