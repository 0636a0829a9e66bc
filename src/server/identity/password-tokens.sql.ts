import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { createToken, hashToken } from './token.ts';

/** `setup` is given to the browser that signs up; the others are emailed, so that using one proves the address. */
export type TokenPurpose = 'setup' | 'reset' | 'welcome';

const hourMs = 60 * 60_000;
const tokenLifeMs: Record<TokenPurpose, number> = {
  setup: 24 * hourMs,
  reset: hourMs,
  welcome: 24 * hourMs,
};

/** Creates a token that sets this user's password once; only its hash is stored. `now` is epoch ms. */
export async function issuePasswordToken(
  db: Kysely<Schema>,
  { userId, purpose, now }: { userId: string; purpose: TokenPurpose; now: number },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('password_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      expires_at: new Date(now + tokenLifeMs[purpose]),
    })
    .execute();
  return token;
}

/** The owner of the token; null when it is unknown, used or expired. Does not use it up. */
export async function findTokenOwner(
  db: Kysely<Schema>,
  token: string,
  now: number,
): Promise<{ userId: string; email: string } | null> {
  const row = await db
    .selectFrom('password_tokens')
    .innerJoin('users', 'users.id', 'password_tokens.user_id')
    .select(['users.id as userId', 'users.email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses the token up. Of simultaneous uses one succeeds and the others get null. A setup token only works while no
 * password is set.
 */
export async function useToken(
  tx: Transaction<Schema>,
  token: string,
  now: number,
): Promise<{ userId: string; isFromMailbox: boolean } | null> {
  const used = await tx
    .updateTable('password_tokens')
    .from('users')
    .set({ used_at: new Date(now) })
    .whereRef('users.id', '=', 'password_tokens.user_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where((row) => row.or([row('purpose', '!=', 'setup'), row('users.password_hash', 'is', null)]))
    .returning(['user_id as userId', 'purpose'])
    .executeTakeFirst();
  return used ? { userId: used.userId, isFromMailbox: used.purpose !== 'setup' } : null;
}

/** Deletes the user's tokens, so that no earlier link sets the password. */
export async function revokeTokens(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.deleteFrom('password_tokens').where('user_id', '=', userId).execute();
}
