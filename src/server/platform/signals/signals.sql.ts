import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Happenings that the watch counts and no other table records. */
export type SignalKind =
  | 'unsigned notification'
  | 'missed event'
  | 'provider answered'
  | 'provider unavailable'
  | 'purchase turned away'
  | 'mail handed over'
  | 'mail failed'
  | 'mail refused'
  | 'mail bounced'
  | 'mail complaint'
  | 'report put aside'
  | 'pages rendered'
  | 'pages not rendered'
  | 'refused sign-in';

const minuteMs = 60_000;

/** Counts one happening in this minute. `now` is epoch ms. */
export async function countSignal(db: Kysely<Schema>, kind: SignalKind, now: number, times = 1): Promise<void> {
  if (times === 0) return;
  await db
    .insertInto('signals')
    .values({ kind, minute: new Date(now - (now % minuteMs)), count: times })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'minute']).doUpdateSet({ count: sql<number>`signals.count + excluded.count` }),
    )
    .execute();
}

/** How often each happened since then (epoch ms, to the minute). */
export async function sumSignals(db: Kysely<Schema>, kind: SignalKind, since: number): Promise<number> {
  const row = await db
    .selectFrom('signals')
    .select(({ fn }) => fn.sum<string | null>('count').as('count'))
    .where('kind', '=', kind)
    .where('minute', '>=', new Date(since))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The first failure since the last success, epoch ms; null without one. */
export async function failingSince(
  db: Kysely<Schema>,
  { failure, success, after }: { failure: SignalKind; success: SignalKind; after: number },
): Promise<number | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(minute) as since from signals
    where kind = ${failure} and minute >= ${new Date(after)} and minute > coalesce(
      (select max(minute) from signals where kind = ${success}), '-infinity')`.execute(db);
  return rows[0]?.since?.getTime() ?? null;
}

/** Deletes counts that no rule reads any more. */
export async function removeOldSignals(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('signals').where('minute', '<', new Date(before)).execute();
}
