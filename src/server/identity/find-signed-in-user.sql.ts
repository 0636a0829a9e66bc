import type { Pool } from 'pg';
import { dayMs } from '#contract/day.ts';
import type { SignedInUser } from '#server/platform/http/route.ts';
import { hashToken, readToken } from './token.ts';

/** A session expires when it was not used for this long. */
export const sessionIdleMs = 90 * dayMs;
/** Precision of the stored last use, because an update on every call would cost too much. */
export const touchAfterMs = dayMs;

interface Row {
  id: string;
  email: string;
  last_seen_at: Date;
}

/**
 * The user whose session the Authorization header names; null when there is none, to be answered with 401.
 * @param now epoch ms
 */
export async function findSignedInUser(
  pool: Pool,
  authorization: string | undefined,
  now: number,
): Promise<SignedInUser | null> {
  const token = readToken(authorization);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const { rows } = await pool.query<Row>({
    name: 'find-signed-in-user',
    text: `select u.id, u.email, s.last_seen_at
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.last_seen_at > $2`,
    values: [tokenHash, new Date(now - sessionIdleMs)],
  });
  const row = rows[0];
  if (!row) return null;
  if (now - row.last_seen_at.getTime() > touchAfterMs) await touchSession(pool, tokenHash, now);
  return { id: row.id, email: row.email, tokenHash };
}

/** Records that the session is in use. */
export async function touchSession(pool: Pool, tokenHash: Buffer, now: number): Promise<void> {
  await pool.query('update sessions set last_seen_at = $2 where token_hash = $1', [tokenHash, new Date(now)]);
}
