import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { createToken, hashToken } from './token.ts';

/** `setup` is given to the browser that signs up; the others come from the mailbox, which they prove to be their user's. */
export type TokenPurpose = 'setup' | 'reset' | 'welcome';

const hourMs = 60 * 60_000;
const tokenLifeMs: Record<TokenPurpose, number> = {
  setup: 24 * hourMs,
  reset: hourMs,
  welcome: 24 * hourMs,
};

/** Makes a token that sets this user's password once; only its hash is kept. `now` is epoch ms. */
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

/** Whom the token belongs to, while it can be used; null when it is unknown, used or expired. Looks only. */
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
 * Uses the token up. Of several uses at once one succeeds; null for the others. A setup token only serves as long as no
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

/** No link sent before sets this user's password any more. */
export async function revokeTokens(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.deleteFrom('password_tokens').where('user_id', '=', userId).execute();
}
