import type { Kysely } from 'kysely';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Times are epoch ms. */
interface NewLeaveLink {
  userId: string;
  now: number;
  expiresAt: number;
}

/** Creates a link to cancel or withdraw without signing in. Returns its token, of which only the hash is stored. */
export async function createLeaveLink(db: Kysely<Schema>, { userId, now, expiresAt }: NewLeaveLink): Promise<string> {
  const token = createToken();
  const times = { created_at: new Date(now), expires_at: new Date(expiresAt) };
  await db
    .insertInto('leave_links')
    .values({ token_hash: hashToken(token), user_id: userId, ...times })
    .execute();
  return token;
}

/** The user of a link, which works any number of times; null for an unknown or expired token. `now` is epoch ms. */
export async function findLeaver(db: Kysely<Schema>, token: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('leave_links')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row?.user_id ?? null;
}
