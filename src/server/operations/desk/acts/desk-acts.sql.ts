import type { Kysely, Transaction } from 'kysely';
import type { ConsoleAct } from '#contract/console/acts.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** The stored answer of an act, for a request that arrives again. */
export type Answered = { said: string } | { refusal: { status: 400 | 404 | 409 | 503; error: string } };

export interface NewDeskAct {
  key: string;
  /** A hash of the request. */
  asked: Buffer;
  userId: string | null;
  act: ConsoleAct;
  operatorId: string | null;
  /** Epoch ms. */
  now: number;
}

export interface KnownDeskAct {
  asked: Buffer;
  /** Null while the provider is being asked. */
  answer: Answered | null;
  /** Epoch ms. */
  pressedAt: number;
}

/** Locks a user until the transaction ends, before any other row; false when there is none. */
export async function lockPerson(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function findDeskAct(db: Kysely<Schema>, key: string): Promise<KnownDeskAct | null> {
  const row = await db
    .selectFrom('desk_presses')
    .select(['asked', 'answer', 'pressed_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { asked: row.asked, answer: row.answer as Answered | null, pressedAt: row.pressed_at.getTime() } : null;
}

/** @returns false when an act with this key is stored already */
export async function insertDeskAct(
  tx: Transaction<Schema>,
  press: NewDeskAct,
  answer: Answered | null = null,
): Promise<boolean> {
  const row = await tx
    .insertInto('desk_presses')
    .values({
      key: press.key,
      asked: press.asked,
      user_id: press.userId,
      act: press.act,
      operator_id: press.operatorId,
      pressed_at: new Date(press.now),
      answer: answer && JSON.stringify(answer),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveAnswer(tx: Transaction<Schema>, key: string, answer: Answered): Promise<void> {
  await tx
    .updateTable('desk_presses')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}

/** Lets an act run again whose process ended before it had an answer. `now` is epoch ms. */
export async function takeDeskActOver(tx: Transaction<Schema>, key: string, now: number): Promise<void> {
  await tx
    .updateTable('desk_presses')
    .set({ pressed_at: new Date(now) })
    .where('key', '=', key)
    .execute();
}

/** How often this was done for a user since a time (epoch ms). */
export async function countDone(
  tx: Transaction<Schema>,
  of: { userId: string; act: ConsoleAct; since: number },
): Promise<number> {
  const { count } = await tx
    .selectFrom('desk_presses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', of.userId)
    .where('act', '=', of.act)
    .where('pressed_at', '>', new Date(of.since))
    .where(({ ref }) => ref('answer', '->').key('said' as never), 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewNote {
  userId: string;
  text: string;
  /** Name of the operator. */
  by: string;
  /** Epoch ms. */
  now: number;
}

/** @returns its id */
export async function insertNote(tx: Transaction<Schema>, { userId, text, by, now }: NewNote): Promise<string> {
  const { id } = await tx
    .insertInto('person_notes')
    .values({ user_id: userId, text, operator_name: by, written_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
