import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether this browser was signed in before to the account with this email key. */
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

/** Records that the browser is known to the account. `now` is epoch ms. */
export async function rememberBrowser(
  db: Kysely<Schema>,
  { userId, browserHash, now }: { userId: string; browserHash: Buffer; now: number },
): Promise<void> {
  await db
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: browserHash, seen_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ seen_at: new Date(now) }))
    .execute();
}

/** Makes all browsers unknown to the account again. */
export async function forgetBrowsers(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}
