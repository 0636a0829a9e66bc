import { type Kysely, sql } from 'kysely';
import type { WorkFacts } from '#contract/console/work.ts';
import { type WorkKind, workTable } from '#contract/console/work-kinds.ts';
import type { Schema } from '../database/schema.ts';

export interface NewWork {
  kind: WorkKind;
  /** The id of the row's subject. */
  subject: string;
  userId?: string | null;
  /** Never an address, a name or anything about health. */
  facts: WorkFacts;
  /** Epoch ms. */
  now: number;
  /** How long the cause may settle by itself before the row is shown, in ms. */
  waitMs?: number;
  /** Whether a solved row is not opened again, because its subject happens only once. */
  isOnce?: boolean;
}

const severityOf = (kind: WorkKind): number => (workTable[kind].severity === 'wrong' ? 1 : 2);

/**
 * Opens a row of the work list, in the transaction that notices the cause. Does nothing while a row of this kind and
 * subject is open.
 */
export async function openWork(tx: Kysely<Schema>, work: NewWork): Promise<void> {
  const { kind, subject, userId = null, facts, now, waitMs = 0, isOnce = false } = work;
  if (isOnce && (await wasOpened(tx, kind, subject))) return;
  await tx
    .insertInto('work_items')
    .values({
      kind,
      subject,
      severity: severityOf(kind),
      facts: JSON.stringify(facts),
      // A job may name somebody who has been erased in the meantime.
      user_id: sql<string | null>`(select id from users where id = ${userId})`,
      opened_at: new Date(now + waitMs),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('solved_at', 'is', null).doNothing())
    .execute();
}

async function wasOpened(tx: Kysely<Schema>, kind: WorkKind, subject: string): Promise<boolean> {
  const row = await tx
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Gone {
  kind: WorkKind;
  /** The subject of the row, or the payment that it is about. */
  about: { subject: string } | { transactionId: string };
  /** The reason why the cause ended, in a few words. */
  because: string;
  /** Epoch ms. */
  now: number;
}

/** Closes a row because its cause is gone. Deletes one that was never shown. Does nothing when none is open. */
export async function closeWork(tx: Kysely<Schema>, { kind, about, because, now }: Gone): Promise<void> {
  const isMeant =
    'subject' in about
      ? sql<boolean>`subject = ${about.subject}`
      : sql<boolean>`facts->>'transaction_id' = ${about.transactionId}`;
  const isOpen = sql<boolean>`kind = ${kind} and solved_at is null and ${isMeant}`;
  await tx.deleteFrom('work_items').where(isOpen).where('opened_at', '>', new Date(now)).execute();
  await tx
    .updateTable('work_items')
    .set({ solved_at: new Date(now), solved_by_id: null, solved_by_name: null, solution: because })
    .where(isOpen)
    .execute();
}

/** The rows that nobody has solved. `now` is epoch ms. */
export async function countOpenWork(db: Kysely<Schema>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('work_items')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('solved_at', 'is', null)
    .where('opened_at', '<=', new Date(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Removes an erased person from the work list: rows about reaching them go, rows about money stay with their figures and
 * without the operators' words.
 */
export async function forgetWork(tx: Kysely<Schema>, userId: string): Promise<void> {
  await tx
    .deleteFrom('work_items')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['receipt bounced', 'second purchase', 'job given up'])
    .execute();
  await tx.updateTable('work_items').set({ solution: '' }).where('user_id', '=', userId).execute();
}
