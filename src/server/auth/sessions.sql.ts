import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';

/** Opens a session and returns its token, which is kept nowhere. `now` is epoch ms. */
export async function openSession(db: Kysely<Schema>, userId: string, now: number): Promise<string> {
  const token = createToken();
  const at = new Date(now);
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, created_at: at, last_seen_at: at })
    .execute();
  return token;
}

export async function endSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of the user, except the one with this hash. */
export async function endOtherSessions(db: Kysely<Schema>, userId: string, exceptHash: Buffer | null): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (exceptHash ? sessions.where('token_hash', '!=', exceptHash) : sessions).execute();
}
