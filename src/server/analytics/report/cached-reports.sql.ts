import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** A report that is cached as JSON. */
export interface CachedReport<Report> {
  /** Epoch ms. */
  countedAt: number;
  report: Report;
}

/** Null when none was cached in the `forMs` before `now` (epoch ms), or only by a clock that was set back since. */
export async function findCached<Report>(
  db: Kysely<Schema>,
  query: string,
  { now, forMs }: { now: number; forMs: number },
): Promise<CachedReport<Report> | null> {
  const row = await db
    .selectFrom('kept_reports')
    .select(['counted_at', 'report'])
    .where('query', '=', query)
    .where('counted_at', '>=', new Date(now - forMs))
    .where('counted_at', '<=', new Date(now))
    .executeTakeFirst();
  return row === undefined ? null : { countedAt: row.counted_at.getTime(), report: row.report as Report };
}

export async function cacheReport(
  db: Kysely<Schema>,
  query: string,
  { countedAt, report }: CachedReport<object>,
): Promise<void> {
  const kept = { counted_at: new Date(countedAt), report: JSON.stringify(report) };
  await db
    .insertInto('kept_reports')
    .values({ query, ...kept })
    .onConflict((conflict) => conflict.column('query').doUpdateSet(kept))
    .execute();
}

export async function removeCached(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('kept_reports').where('counted_at', '<', new Date(before)).execute();
}
