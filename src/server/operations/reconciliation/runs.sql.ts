import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { cutText } from '#quiz/engine/cut-text.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export type Run = Selectable<Schema['reconciliation_runs']>;

/**
 * Runs `work` while no other process does; null when one does already. The lock belongs to a connection, so it is
 * released when the process ends.
 */
export function withRunLock<T>(db: Kysely<Schema>, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtextextended('reconciliation', 0)`;
    const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_lock(${lock}) as is_ours`.execute(
      connection,
    );
    if (!rows[0]!.is_ours) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}

/** Begins the run of this key, or continues it where it stopped. Times are epoch ms. */
export async function beginRun(
  db: Kysely<Schema>,
  { key, from, now }: { key: string; from: number; now: number },
): Promise<Run> {
  const at = new Date(now);
  return db
    .insertInto('reconciliation_runs')
    .values({ key, started_at: at, from_at: new Date(from), until_at: at, attempts: 1, cursor: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ attempts: sql`reconciliation_runs.attempts + 1`, failed: '' }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a later run is finished, so that an earlier one is no longer needed. */
export async function isOvertaken(db: Kysely<Schema>, run: Run): Promise<boolean> {
  const later = await db
    .selectFrom('reconciliation_runs')
    .select('id')
    .where('finished_at', 'is not', null)
    .where('until_at', '>', run.until_at)
    .executeTakeFirst();
  return later !== undefined;
}

export interface Progress {
  step: string;
  cursor: string | null;
  transactions: number;
  adjustments: number;
  heard: number;
}

/** Stores how far the run has come, with its comparisons. */
export async function saveProgress(
  tx: Transaction<Schema>,
  runId: string,
  { step, cursor, transactions, adjustments, heard }: Progress,
  seen: readonly string[],
): Promise<void> {
  await tx
    .updateTable('reconciliation_runs')
    .set({
      step,
      cursor,
      transactions: sql`transactions + ${transactions}`,
      adjustments: sql`adjustments + ${adjustments}`,
      heard: sql`heard + ${heard}`,
    })
    .where('id', '=', runId)
    .execute();
  if (seen.length === 0) return;
  await tx
    .insertInto('reconciliation_seen')
    .values(seen.map((provider_id) => ({ run_id: runId, provider_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Most characters of the reason for which a run ended. */
const longestFault = 500;

export async function failRun(db: Kysely<Schema>, runId: string, failed: string): Promise<void> {
  await db
    .updateTable('reconciliation_runs')
    .set({ failed: cutText(failed, longestFault) })
    .where('id', '=', runId)
    .execute();
}

export async function leaveOut(db: Kysely<Schema>, runId: string, what: string): Promise<void> {
  await db
    .updateTable('reconciliation_runs')
    .set({ left_out: sql`concat_ws(' ', nullif(left_out, ''), ${what}::text)` })
    .where('id', '=', runId)
    .execute();
}

export interface Monthly {
  day: string;
  currency: string;
  theirsMinor: number;
  oursMinor: bigint | null;
}

export async function saveMonthly(db: Kysely<Schema>, runId: string, monthly: Monthly): Promise<void> {
  await db
    .updateTable('reconciliation_runs')
    .set({
      mrr_day: monthly.day,
      mrr_currency: monthly.currency,
      mrr_theirs_minor: monthly.theirsMinor,
      mrr_ours_minor: monthly.oursMinor === null ? null : String(monthly.oursMinor),
    })
    .where('id', '=', runId)
    .execute();
}

/** Ends the run and deletes its comparisons, which are no longer needed. */
export async function finishRun(tx: Transaction<Schema>, runId: string, now: number): Promise<void> {
  await tx
    .updateTable('reconciliation_runs')
    .set({ finished_at: new Date(now) })
    .where('id', '=', runId)
    .execute();
  await tx.deleteFrom('reconciliation_seen').where('run_id', '<=', runId).execute();
}

export async function findLastFinished(db: Kysely<Schema>): Promise<Run | null> {
  const run = await db
    .selectFrom('reconciliation_runs')
    .selectAll()
    .where('finished_at', 'is not', null)
    .orderBy('until_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run ?? null;
}

/** The latest run, if it is not finished. */
export async function findUnfinished(db: Kysely<Schema>): Promise<Run | null> {
  const run = await db.selectFrom('reconciliation_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  return run === undefined || run.finished_at !== null ? null : run;
}

/** When the first run began; null before that. */
export async function findFirstStart(db: Kysely<Schema>): Promise<Date | null> {
  const run = await db.selectFrom('reconciliation_runs').select('started_at').orderBy('id').limit(1).executeTakeFirst();
  return run?.started_at ?? null;
}

/** Whether a comparison is due or under way. `now` is epoch ms. */
export async function isComparisonDue(tx: Transaction<Schema>, now: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation asked for', 0))`.execute(tx);
  const job = await tx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'compare-with-provider')
    .where('done_at', 'is', null)
    .where('run_at', '<=', new Date(now))
    .executeTakeFirst();
  return job !== undefined;
}
