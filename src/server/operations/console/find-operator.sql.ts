import type { Kysely } from 'kysely';
import { hashToken, readToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/route.ts';

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
