import type { Kysely, Transaction } from 'kysely';
import type { RehearsalResult } from '#contract/console/rehearsal.ts';
import { dayMs } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Span } from './past-purchases.sql.ts';

export interface RehearsalRecord extends Span {
  id: number;
  draftId: number;
  revision: number;
  state: 'running' | 'done' | 'cancelled' | 'failed';
  purchases: number;
  done: number;
  result: RehearsalResult | null;
  fault: string;
  askedBy: string;
  /** Epoch ms. */
  askedAt: number;
}

/** Stores one that runs. Null while another one does. `beatAt` is epoch ms of real time. */
export async function insertRehearsal(
  tx: Transaction<Schema>,
  {
    draftId,
    revision,
    from,
    until,
    purchases,
    askedBy,
    askedAt,
    beatAt,
  }: Omit<RehearsalRecord, 'id' | 'state' | 'done' | 'result' | 'fault'> & { beatAt: number },
): Promise<number | null> {
  const row = await tx
    .insertInto('rehearsals')
    .values({
      draft_id: String(draftId),
      revision,
      state: 'running',
      first_at: new Date(from),
      until_at: new Date(until),
      purchases,
      asked_by: askedBy,
      asked_at: new Date(askedAt),
      beat_at: new Date(beatAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row ? Number(row.id) : null;
}

/** The one that runs, with the name of its draft; null when none does. */
export async function findRunning(db: Kysely<Schema>): Promise<{ id: number; draft: string; askedBy: string } | null> {
  const row = await db
    .selectFrom('rehearsals')
    .innerJoin('drafts', 'drafts.id', 'rehearsals.draft_id')
    .select(['rehearsals.id', 'drafts.name', 'rehearsals.asked_by'])
    .where('rehearsals.state', '=', 'running')
    .executeTakeFirst();
  return row ? { id: Number(row.id), draft: row.name, askedBy: row.asked_by } : null;
}

/** The latest of a draft; null without one. */
export async function findLatest(db: Kysely<Schema>, draftId: number): Promise<RehearsalRecord | null> {
  const row = await db
    .selectFrom('rehearsals')
    .selectAll()
    .where('draft_id', '=', String(draftId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: Number(row.id),
    draftId: Number(row.draft_id),
    revision: row.revision,
    state: row.state as RehearsalRecord['state'],
    from: row.first_at.getTime(),
    until: row.until_at.getTime(),
    purchases: row.purchases,
    done: row.done,
    result: row.result as RehearsalResult | null,
    fault: row.fault,
    askedBy: row.asked_by,
    askedAt: row.asked_at.getTime(),
  };
}

/** Notes that one still runs, and how far it is. @returns whether it is wanted still */
export async function noteProgress(
  db: Kysely<Schema>,
  id: number,
  { done, beatAt }: { done: number; beatAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rehearsals')
    .set({ done, beat_at: new Date(beatAt) })
    .where('id', '=', String(id))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends one that runs; another one stays as it is. @returns whether it ran */
export async function endRehearsal(
  db: Kysely<Schema>,
  id: number,
  end: { state: 'done'; result: RehearsalResult } | { state: 'failed'; fault: string } | { state: 'cancelled' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rehearsals')
    .set({
      state: end.state,
      ...('result' in end ? { result: JSON.stringify(end.result) } : {}),
      ...('fault' in end ? { fault: end.fault } : {}),
    })
    .where('id', '=', String(id))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends those whose process was not heard of since a moment of real time, epoch ms. */
export async function endUnheard(db: Kysely<Schema>, beforeMs: number, fault: string): Promise<void> {
  await db
    .updateTable('rehearsals')
    .set({ state: 'failed', fault })
    .where('state', '=', 'running')
    .where('beat_at', '<', new Date(beforeMs))
    .execute();
}

/** A result says nothing more once the next day is over. */
export const rehearsalMemoryMs = dayMs;

/** Forgets those that were last heard of before a moment of real time, epoch ms. */
export async function forgetRehearsals(db: Kysely<Schema>, beforeMs: number): Promise<void> {
  await db.deleteFrom('rehearsals').where('beat_at', '<', new Date(beforeMs)).execute();
}
