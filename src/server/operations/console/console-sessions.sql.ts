import type { Kysely, Transaction } from 'kysely';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/route.ts';

/** Writes a session down. Times are epoch ms. */
export async function insertConsoleSession(
  tx: Transaction<Schema>,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: number; expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('console_sessions')
    .values({ token_hash: tokenHash, created_at: new Date(now), expires_at: new Date(expiresAt) })
    .execute();
}

/** Removes the sessions that have ended. `now` is epoch ms. */
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
 * Who calls, by the Authorization header; null when it has no token of a console session that has not ended.
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
