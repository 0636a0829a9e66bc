import type { Kysely, Transaction } from 'kysely';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/route.ts';

/** Stores a session. Times are epoch ms. */
export async function insertConsoleSession(
  tx: Transaction<Schema>,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: number; expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('console_sessions')
    .values({ token_hash: tokenHash, created_at: new Date(now), expires_at: new Date(expiresAt) })
    .execute();
}

/** Deletes expired sessions. `now` is epoch ms. */
export async function removeEndedSessions(tx: Transaction<Schema>, now: number): Promise<void> {
  await tx.deleteFrom('console_sessions').where('expires_at', '<=', new Date(now)).execute();
}

/** Does nothing when the session has ended already. */
export async function endConsoleSession(db: Kysely<Schema>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('console_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endAllConsoleSessions(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom('console_sessions').execute();
}

/**
 * The operator whose console session the Authorization header names; null when there is none or it has expired.
 * @param now epoch ms
 */
export async function findOperator(
  db: Kysely<Schema>,
  authorizationHeader: string | undefined,
  now: number,
): Promise<Operator | null> {
  const token = readToken(authorizationHeader);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('console_sessions')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return session ? { tokenHash } : null;
}
