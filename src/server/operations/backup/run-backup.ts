import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { finishBackup, insertBackup } from './backups.sql.ts';
import { expiredFolders } from './manifest.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

export type BackupDeps = Pick<Deps, 'db' | 'pool' | 'clock'> & { config: Pick<Config, 'backup' | 'dataDir'> };

const dayMs = 24 * 60 * 60_000;
/** 02:15 UTC, when most people in Europe and America sleep. */
const nightlyAtMs = (2 * 60 + 15) * 60_000;

/** The files of DATA_DIR that belong to a backup, by name: without the key, sealed columns could not be opened. */
export const storedFiles = (dataDir: string): Record<string, string> => ({
  'secrets-key': path.join(dataDir, 'secrets.key'),
});

/** Enqueues the next nightly backup, once for all processes. Does nothing without a configured folder. */
export async function scheduleBackup({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<void> {
  if (config.backup === null) return;
  const night = Math.floor((clock() - nightlyAtMs) / dayMs) + 1;
  await enqueue(db, { kind: 'backup', uniqueKey: `backup:${night}`, payload: {}, runAt: night * dayMs + nightlyAtMs });
}

/**
 * Writes a backup into the configured folder, records it, and removes backups whose time is over. Rejects when none
 * could be written, also while another one is being written.
 */
export async function runBackup(
  deps: BackupDeps,
  { dir, recipient, retentionDays }: NonNullable<Config['backup']>,
  kind: 'nightly' | 'by hand',
): Promise<WrittenBackup> {
  const { db, clock, config } = deps;
  const id = await insertBackup(db, { kind, now: clock() });
  try {
    const written = await writeBackup(deps, { dir, recipient, files: storedFiles(config.dataDir) });
    const { folder, bytes, manifest } = written;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    await finishBackup(db, id, { folder: path.basename(folder), bytes, rows, now: clock() });
    for (const name of expiredFolders(await readdir(dir), retentionDays * dayMs, clock())) {
      await rm(path.join(dir, name), { recursive: true });
    }
    return written;
  } catch (error) {
    await finishBackup(db, id, { failed: reasonOf(error), now: clock() });
    throw error;
  }
}
