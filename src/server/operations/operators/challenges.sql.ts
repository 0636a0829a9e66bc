import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface Challenge {
  challenge: string;
  purpose: 'sign in' | 'enrol' | 'confirm';
  /** Of the session that asked for it; null for a sign-in. */
  sessionHash: Buffer | null;
}

/** `expiresAt` is epoch ms. */
export async function saveChallenge(db: Kysely<Schema>, given: Challenge, expiresAt: number): Promise<void> {
  const { challenge, purpose, sessionHash } = given;
  await db
    .insertInto('operator_challenges')
    .values({ challenge, purpose, session_hash: sessionHash, expires_at: new Date(expiresAt) })
    .execute();
}

/**
 * Uses a challenge up; false for one that was given for another purpose, was used, or has expired. `now` is epoch ms.
 */
export async function useChallenge(db: Kysely<Schema>, given: Challenge, now: number): Promise<boolean> {
  const { challenge, purpose, sessionHash } = given;
  const row = await db
    .deleteFrom('operator_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('session_hash', sessionHash === null ? 'is' : '=', sessionHash)
    .where('expires_at', '>', new Date(now))
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}
