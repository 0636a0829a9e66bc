import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Client, Pool } from 'pg';
import { createDayTable, listDays } from '#server/analytics/ingestion/event-days.sql.ts';
import { consentChain } from '#server/billing/consent/verify-ledger.ts';
import { verifyChain } from '#server/platform/audit/chain.ts';
import { printLink } from '#server/platform/audit/noted-link.ts';
import { auditChain } from '#server/platform/audit/verify-audit.ts';
import { connectForLong, queriesOf } from '#server/platform/database/connect.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { migrate, migrations, sinceBaseline } from '#server/platform/database/migrate.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { insertRestore } from '#server/platform/restored/restores.sql.ts';
import { beginLoading, commit, rollBack, writeRows } from './copy-rows.sql.ts';
import {
  inOrder,
  type Manifest,
  manifestFile,
  readManifest,
  storedFile,
  tableFile,
  unlikeSchema,
  unsealedManifestFile,
} from './manifest.ts';
import { openInto, openText } from './seal.ts';
import {
  clearDatabase,
  emptyTables,
  isBare,
  listSequences,
  listTables,
  nextUserNumber,
  setSequence,
  setTriggers,
  skipNumbers,
} from './tables.sql.ts';

/** About a hundred bytes for each table and day. */
const mostManifestBytes = 10_000_000;

export interface Restoring {
  pool: Pool;
  db: Kysely<Schema>;
  /** Of the backup. */
  folder: string;
  /** Identity of age. */
  identity: string;
  /** The folder of the stored files, by their names. */
  files: Readonly<Record<string, string>>;
  /** Epoch ms. */
  now: number;
}

export type Restored = { restored: Manifest } | { fault: string };

/**
 * Fills an empty database from a backup, in full or not at all: first the schema that the backup has, then its rows in
 * one transaction, then the changes of newer migrations. Compares counts, hashes and the heads of both chains. The next
 * start asks the payment provider for everything since the backup.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { pool, db, folder } = restoring;
  const manifest = await openManifest(folder, restoring.identity);
  if ('fault' in manifest) return manifest;
  const names = namesToday(manifest.migrations);
  if ('fault' in names) return names;
  const known = migrations.filter(({ name }) => names.includes(name));
  if (known.length < names.length) {
    return { fault: 'This backup was made by a newer version of the program. Restore it with that version.' };
  }
  if (!(await isBare(db))) {
    return { fault: 'This database is not empty. Restore into a new DATA_DIR, or a new database of DATABASE_URL.' };
  }
  const fault = await migrate(pool, known).then(
    () => fill(restoring, manifest),
    (error: Error) => error.message,
  );
  if (fault !== null) {
    await clearDatabase(db);
    return { fault: `Nothing was restored: ${fault}` };
  }
  await migrate(pool);
  await noteRestore(db, manifest, restoring.now);
  return { restored: manifest };
}

function namesToday(names: readonly string[]): string[] | { fault: string } {
  try {
    return sinceBaseline(names);
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

function noteRestore(db: Kysely<Schema>, { taken_at }: Manifest, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await skipNumbers(tx);
    await insertRestore(tx, { takenAt: Date.parse(taken_at), usersBelow: await nextUserNumber(tx), now });
    await enqueue(tx, { kind: 'reconcile', uniqueKey: `reconcile:restore:${taken_at}`, payload: {} });
  });
}

async function openManifest(folder: string, identity: string): Promise<Manifest | { fault: string }> {
  const has = (name: string) =>
    access(path.join(folder, name)).then(
      () => true,
      () => false,
    );
  if (!(await has(manifestFile))) {
    return {
      fault: (await has(unsealedManifestFile))
        ? 'This backup is of a time when manifests were not sealed, so anybody could have altered it. Restore it with the version that made it.'
        : `${folder} is not a whole backup: it has no ${manifestFile}.`,
    };
  }
  try {
    const text = await openText(path.join(folder, manifestFile), identity, mostManifestBytes);
    return readManifest(text) ?? { fault: `Nothing was restored: the ${manifestFile} is not one of this program.` };
  } catch (error) {
    return { fault: `Nothing was restored: ${sentenceOf(error as Error)}` };
  }
}

/** The fault of the backup; null when all of it is in the database. */
async function fill(restoring: Restoring, manifest: Manifest): Promise<string | null> {
  const client = await connectForLong(restoring.pool);
  try {
    const db = queriesOf(client);
    const sequences = (await listSequences(db)).map(({ name }) => name);
    const unlike = unlikeSchema(manifest, { tables: await listTables(db), sequences });
    if (unlike !== null) return unlike;
    await beginLoading(client);
    await fillTables(client, restoring, manifest);
    const fault = (await unlikeBefore(queriesOf(client), manifest)) ?? (await restoreFiles(restoring, manifest));
    await (fault === null ? commit(client) : rollBack(client));
    return fault;
  } catch (error) {
    await rollBack(client);
    return sentenceOf(error as Error);
  } finally {
    await client.end();
  }
}

function sentenceOf({ message }: Error): string {
  return /no identity matched/i.test(message) ? 'the identity is not the one that it was sealed for.' : message;
}

async function fillTables(client: Client, { folder, identity }: Restoring, manifest: Manifest): Promise<void> {
  const db = queriesOf(client);
  const ordered = inOrder(await listTables(db));
  const made = await listDays(db);
  for (const day of manifest.event_days) if (!made.includes(day)) await createDayTable(db, day);
  for (const { name } of ordered) await setTriggers(db, name, 'off');
  await emptyTables(
    db,
    ordered.map(({ name }) => name),
  );
  for (const { name } of ordered) {
    const kept = manifest.tables.find((table) => table.name === name)!;
    const rows = writeRows(client, name, kept.columns);
    const sha256 = await openInto(path.join(folder, tableFile(name)), rows, identity).catch((error: Error) =>
      stopCopying(rows, error),
    );
    if (sha256 !== kept.sha256 || rows.rowCount !== kept.rows) throw new Error(`the rows of ${name} were changed.`);
  }
  for (const { name } of ordered) await setTriggers(db, name, 'on');
  for (const sequence of manifest.sequences) await setSequence(db, sequence);
}

/** Ends a COPY without its rows, because the connection accepts no other command before that. */
async function stopCopying(rows: Writable, error: Error): Promise<never> {
  const ended = finished(rows).catch(() => undefined);
  rows.destroy(error);
  await ended;
  throw error;
}

/** Whether a chain is broken or ends elsewhere than at the time of the backup. */
async function unlikeBefore(db: Kysely<Schema>, { chains }: Manifest): Promise<string | null> {
  const all = { audit: await auditChain(db), consents: await consentChain(db) };
  for (const [name, chain] of Object.entries(all)) {
    const verdict = await verifyChain(chain, null);
    const head = 'intact' in verdict ? printLink(verdict.intact) : null;
    if (head !== chains[name as keyof typeof chains]) return `the chain of ${name} is not as it was.`;
  }
  return null;
}

async function restoreFiles({ folder, identity, files }: Restoring, manifest: Manifest): Promise<string | null> {
  for (const { name, sha256 } of manifest.files) {
    const target = files[name];
    if (target === undefined) continue;
    const found = await openInto(
      path.join(folder, storedFile(name)),
      createWriteStream(target, { mode: 0o600 }),
      identity,
    );
    if (found !== sha256) return `the file ${name} was changed.`;
  }
  return null;
}
