import type { Kysely } from 'kysely';
import type { FunnelReport } from '#contract/report.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface KeptReport {
  /** Epoch ms. */
  countedAt: number;
  report: FunnelReport;
}

/** Null when none was kept since then (epoch ms). */
export async function findKept(db: Kysely<Schema>, query: string, since: number): Promise<KeptReport | null> {
  const row = await db
    .selectFrom('kept_reports')
    .select(['counted_at', 'report'])
    .where('query', '=', query)
    .where('counted_at', '>=', new Date(since))
    .executeTakeFirst();
  return row === undefined ? null : { countedAt: row.counted_at.getTime(), report: row.report as FunnelReport };
}

export async function keepReport(db: Kysely<Schema>, query: string, { countedAt, report }: KeptReport): Promise<void> {
  const kept = { counted_at: new Date(countedAt), report: JSON.stringify(report) };
  await db
    .insertInto('kept_reports')
    .values({ query, ...kept })
    .onConflict((conflict) => conflict.column('query').doUpdateSet(kept))
    .execute();
}

export async function removeKept(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('kept_reports').where('counted_at', '<', new Date(before)).execute();
}
