import { type Kysely, sql, type Transaction } from 'kysely';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { LetterTimes } from '#training/reminder/letter-times.ts';

/** A letter that is due or comes next. Times are epoch ms. */
export interface StoredReminder extends LetterTimes {
  userId: string;
  nextAt: number;
}

export async function findReminder(db: Kysely<Schema>, userId: string): Promise<StoredReminder | null> {
  const row = await reminderRows(db).where('user_id', '=', userId).executeTakeFirst();
  return row ? storedOf(row) : null;
}

/** In place of an earlier one. */
export async function insertReminder(tx: Transaction<Schema>, reminder: StoredReminder): Promise<void> {
  const { userId, weekday, hour, timeZone, firstDay, nextAt } = reminder;
  const row = { weekday, hour, time_zone: timeZone, first_day: firstDay, next_at: new Date(nextAt) };
  await tx
    .insertInto('training_reminders')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteReminder(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('training_reminders').where('user_id', '=', userId).execute();
}

/** The reminders that are due longest, locked until the transaction ends, without those that another process holds. */
export async function lockDueReminders(
  tx: Transaction<Schema>,
  { now, limit }: { now: number; limit: number },
): Promise<StoredReminder[]> {
  const rows = await reminderRows(tx)
    .where('next_at', '<=', new Date(now))
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(storedOf);
}

export async function moveReminders(
  tx: Transaction<Schema>,
  moved: readonly { userId: string; nextAt: number }[],
): Promise<void> {
  const users = moved.map(({ userId }) => userId);
  const times = moved.map(({ nextAt }) => new Date(nextAt));
  await sql`
    update training_reminders r set next_at = moved.next_at
    from unnest(${users}::bigint[], ${times}::timestamptz[]) as moved (user_id, next_at)
    where r.user_id = moved.user_id`.execute(tx);
}

/** Makes a link that stops a person's weekly email. Returns its token, of which only the hash is stored. */
export async function createStopLink(db: Kysely<Schema>, userId: string, now: number): Promise<string> {
  const token = createToken();
  await db
    .insertInto('training_stop_links')
    .values({ token_hash: hashToken(token), user_id: userId, made_at: new Date(now) })
    .execute();
  return token;
}

/** Stops the weekly email of the token's person. Nothing happens for an unknown token. */
export async function deleteReminderByToken(db: Kysely<Schema>, token: string): Promise<void> {
  await db
    .deleteFrom('training_reminders')
    .where('user_id', '=', (query) =>
      query.selectFrom('training_stop_links').select('user_id').where('token_hash', '=', hashToken(token)),
    )
    .execute();
}

/** `before` is epoch ms. */
export async function deleteOldStopLinks(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('training_stop_links').where('made_at', '<', new Date(before)).execute();
}

/** The day of the first finished exercise in the account; null before it. */
export async function findFirstDay(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('training_entries')
    .select(sql<string | null>`min(day)::text`.as('day'))
    .where('user_id', '=', userId)
    .where('kind', 'in', ['item', 'run'])
    .executeTakeFirst();
  return row?.day ?? null;
}

interface Row {
  user_id: string;
  weekday: number;
  hour: number;
  time_zone: string;
  first_day: string | null;
  next_at: Date;
}

const reminderRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('training_reminders')
    .select([
      'user_id',
      'weekday',
      'hour',
      'time_zone',
      'next_at',
      sql<string | null>`first_day::text`.as('first_day'),
    ]);

function storedOf({ user_id, weekday, hour, time_zone, first_day, next_at }: Row): StoredReminder {
  return { userId: user_id, weekday, hour, timeZone: time_zone, firstDay: first_day, nextAt: next_at.getTime() };
}
