import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { createToken, hashToken } from './token.ts';

/**
 * Opens a session and returns its token, of which only the hash is stored.
 * @param now epoch ms
 * @param device as returned by `deviceOf`
 */
export async function openSession(db: Kysely<Schema>, userId: string, now: number, device = ''): Promise<string> {
  const token = createToken();
  const at = new Date(now);
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, device, created_at: at, last_seen_at: at })
    .execute();
  return token;
}

export interface SessionRecord {
  id: string;
  device: string;
  /** Epoch ms. */
  signedInAt: number;
  lastSeenAt: number;
  tokenHash: Buffer;
}

/** The user's sessions that were used since `seenAfter` (epoch ms), the latest seen first. */
export async function listSessions(db: Kysely<Schema>, userId: string, seenAfter: number): Promise<SessionRecord[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', new Date(seenAfter))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    signedInAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    tokenHash: row.token_hash,
  }));
}

export async function endSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Whether the session with this hash still exists. */
export async function hasSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row !== undefined;
}

/** Ends one of the user's own sessions; false when they have none with this id. */
export async function endOwnSession(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of the user, except the one with this hash. @returns how many */
export async function endOtherSessions(db: Kysely<Schema>, userId: string, exceptHash: Buffer | null): Promise<number> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  const others = exceptHash ? sessions.where('token_hash', '!=', exceptHash) : sessions;
  const { numDeletedRows } = await others.executeTakeFirst();
  return Number(numDeletedRows);
}
