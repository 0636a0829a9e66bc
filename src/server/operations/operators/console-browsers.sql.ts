import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether an operator has signed in in this browser before. */
export async function isConsoleBrowser(db: Kysely<Schema>, browserHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('console_browsers')
    .select('seen_at')
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a browser in which an operator has signed in. `now` is epoch ms. */
export async function rememberConsoleBrowser(db: Kysely<Schema>, browserHash: Buffer, now: number): Promise<void> {
  const seen = { seen_at: new Date(now) };
  await db
    .insertInto('console_browsers')
    .values({ browser_hash: browserHash, ...seen })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(seen))
    .execute();
}

export async function forgetConsoleBrowsers(tx: Transaction<Schema>): Promise<void> {
  await tx.deleteFrom('console_browsers').execute();
}
