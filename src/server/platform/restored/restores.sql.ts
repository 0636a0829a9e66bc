import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A restore after which the payment provider has not yet given us everything since the backup. */
export interface OpenRestore {
  id: string;
  /** The moment that the backup shows, epoch ms. */
  takenAt: number;
  /** Account numbers below were given before the restore. */
  usersBelow: bigint;
  /** The provider's payment that was read last; null before the first. */
  readUpTo: string | null;
}

/** `takenAt` and `now` are epoch ms. */
export async function insertRestore(
  db: Kysely<Schema>,
  { takenAt, usersBelow, now }: { takenAt: number; usersBelow: string; now: number },
): Promise<void> {
  await db
    .insertInto('restores')
    .values({ taken_at: new Date(takenAt), restored_at: new Date(now), users_below: usersBelow })
    .execute();
}

/** The oldest restore that is still open; null when there is none. */
export async function findOpenRestore(db: Kysely<Schema>): Promise<OpenRestore | null> {
  const row = await db
    .selectFrom('restores')
    .selectAll()
    .where('recovered_at', 'is', null)
    .orderBy('taken_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, taken_at, users_below, read_up_to } = row;
  return { id, takenAt: taken_at.getTime(), usersBelow: BigInt(users_below), readUpTo: read_up_to };
}

export async function markRead(db: Kysely<Schema>, id: string, readUpTo: string): Promise<void> {
  await db.updateTable('restores').set({ read_up_to: readUpTo }).where('id', '=', id).execute();
}

/** `now` is epoch ms. */
export async function markRecovered(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db
    .updateTable('restores')
    .set({ recovered_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}
