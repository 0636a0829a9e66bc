import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Who buys: a browser, as `browserOf` knows it, and the account that is signed in there; null when none is. */
export interface Shopper {
  browserHash: Buffer;
  userId: string | null;
}

/** Whether a checkout is this shopper's: begun in this browser, or by the account's session that asks now. */
export function isOwn(row: ExpressionBuilder<Schema, 'checkouts'>, { browserHash, userId }: Shopper) {
  const bySession = row.and([row('checkouts.by_owner', '=', true), row('checkouts.user_id', '=', userId ?? '0')]);
  return row.or([row('checkouts.browser_hash', '=', browserHash), bySession]);
}

/**
 * Whether the account may be spoken of here: to its own session, where it was signed up or signed in, and where somebody
 * has bought for it. Anybody else learns nothing about it.
 */
export async function isKnownHere(db: Kysely<Schema>, accountId: string, shopper: Shopper): Promise<boolean> {
  const { browserHash, userId } = shopper;
  if (userId === accountId) return true;
  const known = await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', accountId)
    .where('browser_hash', '=', browserHash)
    .unionAll((query) =>
      query
        .selectFrom('users')
        .select('id as user_id')
        .where('id', '=', accountId)
        .where('browser_hash', '=', browserHash),
    )
    .unionAll((query) =>
      query
        .selectFrom('checkouts')
        .select(({ ref }) => ref('user_id').$notNull().as('user_id'))
        .where('user_id', '=', accountId)
        .where('browser_hash', '=', browserHash)
        .where('status', '=', 'completed'),
    )
    .executeTakeFirst();
  return known !== undefined;
}
