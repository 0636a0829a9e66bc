import type { Kysely } from 'kysely';
import { hashToken, readToken } from '../auth/token';
import type { Schema } from '../database/schema';

/**
 * Whether the Authorization header carries the token of a console session that has not ended.
 * @param now epoch ms
 */
export async function isOperator(
  db: Kysely<Schema>,
  authorizationHeader: string | undefined,
  now: number,
): Promise<boolean> {
  const token = readToken(authorizationHeader);
  if (token === null) return false;
  const session = await db
    .selectFrom('console_sessions')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return session !== undefined;
}
