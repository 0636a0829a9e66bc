import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { UsedRoom } from './training-room.ts';

/**
 * The room that the account uses; counted anew when it is unknown, as after a deletion of entries. Lock the training
 * first.
 */
export async function readRoom(tx: Transaction<Schema>, userId: string): Promise<UsedRoom> {
  const known = await tx
    .selectFrom('training_room')
    .select(['entries', 'bytes', 'late_bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known) return { entries: known.entries, bytes: Number(known.bytes), lateBytes: Number(known.late_bytes) };
  const { rows } = await sql<{ entries: number; bytes: string }>`
    select count(*)::integer as entries,
      coalesce(sum(octet_length(body::text) + 200 + coalesce(octet_length(columns::text), 0)), 0) as bytes
    from training_entries left join training_trials on entry_id = id where user_id = ${userId}`.execute(tx);
  return { entries: rows[0]!.entries, bytes: Number(rows[0]!.bytes), lateBytes: 0 };
}

export async function writeRoom(
  tx: Transaction<Schema>,
  userId: string,
  { entries, bytes, lateBytes }: UsedRoom,
): Promise<void> {
  const row = { entries, bytes, late_bytes: lateBytes };
  await tx
    .insertInto('training_room')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Has the room counted anew, because entries or trials were deleted. */
export async function forgetRoom(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('training_room').where('user_id', '=', userId).execute();
}
