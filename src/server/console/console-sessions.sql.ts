import type { Kysely } from 'kysely';
import { createToken, hashToken } from '../auth/token';
import type { Schema } from '../database/schema';
import { recordAct } from '../operations/act/record-act.sql';

/** A working day, not longer: the console shows what the shop earns. */
const sessionMs = 12 * 60 * 60_000;

export interface OpenedSession {
  /** Kept nowhere but with its owner. */
  token: string;
  /** Epoch ms. */
  expiresAt: number;
}

/**
 * Opens a session with the password of this hash, and removes those that have ended. Null when the password was
 * changed meanwhile: that has ended all sessions, and the old one must not open one more.
 * @param now epoch ms
 */
export function openConsoleSession(
  db: Kysely<Schema>,
  passwordHash: string,
  now: number,
): Promise<OpenedSession | null> {
  return db.transaction().execute(async (tx) => {
    const inForce = await tx
      .selectFrom('console_password')
      .select('only_row')
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst();
    if (!inForce) return null;
    await tx.deleteFrom('console_sessions').where('expires_at', '<=', new Date(now)).execute();
    const token = createToken();
    const expiresAt = now + sessionMs;
    await tx
      .insertInto('console_sessions')
      .values({ token_hash: hashToken(token), created_at: new Date(now), expires_at: new Date(expiresAt) })
      .execute();
    await recordAct(tx, { actor: 'operator', act: 'signed in to the console', now });
    return { token, expiresAt };
  });
}

/** Does nothing when it has ended already. */
export async function endConsoleSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('console_sessions').where('token_hash', '=', tokenHash).execute();
}
