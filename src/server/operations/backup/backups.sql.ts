import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Records that a backup begins. Times are epoch ms. @returns its id */
export async function insertBackup(
  db: Kysely<Schema>,
  { kind, now }: { kind: Schema['backups']['kind']; now: number },
): Promise<string> {
  const row = await db
    .insertInto('backups')
    .values({ kind, started_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface BackupOutcome {
  folder?: string;
  bytes?: number;
  rows?: number;
  failed?: string;
}

/** Records how a backup ended. `now` is epoch ms. */
export async function finishBackup(
  db: Kysely<Schema>,
  id: string,
  outcome: BackupOutcome & { now: number },
): Promise<void> {
  const { now, ...facts } = outcome;
  await db
    .updateTable('backups')
    .set({ finished_at: new Date(now), ...facts })
    .where('id', '=', id)
    .execute();
}
