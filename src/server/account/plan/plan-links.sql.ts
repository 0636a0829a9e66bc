import type { Kysely } from 'kysely';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface PlanLink {
  userId: string;
  /** The browser of a later sign-up whose plan the link shows; null for the account's own. */
  laterBrowser: Buffer | null;
  /** Epoch ms. */
  expiresAt: number;
}

/** Creates a link to a plan. Returns its token, of which only the hash is stored. `now` is epoch ms. */
export async function createPlanLink(
  db: Kysely<Schema>,
  { userId, laterBrowser, expiresAt, now }: PlanLink & { now: number },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('plan_links')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      browser_hash: laterBrowser,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return token;
}

/** The link of a token, which works any number of times; null when it is unknown or has expired. `now` is epoch ms. */
export async function findPlanLink(db: Kysely<Schema>, token: string, now: number): Promise<PlanLink | null> {
  const row = await db
    .selectFrom('plan_links')
    .select(['user_id', 'browser_hash', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? { userId: row.user_id, laterBrowser: row.browser_hash, expiresAt: row.expires_at.getTime() } : null;
}

/** How many emails with a link to a plan this user got since then (epoch ms). */
export async function countPlanEmails(db: Kysely<Schema>, userId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'plan-link')
    .where('sent_at', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return Number(count);
}
