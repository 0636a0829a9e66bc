import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether somebody was signed in to the account of this address (as compared) in this browser before. */
export async function isKnownBrowser(db: Kysely<Schema>, emailKey: string, browserHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where('users.email_key', '=', emailKey)
    .where('known_browsers.browser_hash', '=', browserHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Knows a browser from now on. `now` is epoch ms. */
export async function knowBrowser(
  db: Kysely<Schema>,
  { userId, browserHash, now }: { userId: string; browserHash: Buffer; now: number },
): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: browserHash, seen_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ seen_at: new Date(now) }))
    .execute();
}

/** The account's browsers are strangers again. */
export async function forgetBrowsers(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}
