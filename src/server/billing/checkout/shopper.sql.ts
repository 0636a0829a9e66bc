import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayMs } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Who buys: a browser, identified by `browserOf`, and the user signed in there; null when signed out. */
export interface Shopper {
  browserHash: Buffer;
  userId: string | null;
}

/** Whether a checkout is this shopper's: started in this browser, or while signed in to the account that asks now. */
export function isOwn(row: ExpressionBuilder<Schema, 'checkouts'>, { browserHash, userId }: Shopper) {
  const bySession = row.and([row('checkouts.by_owner', '=', true), row('checkouts.user_id', '=', userId ?? '0')]);
  return row.or([row('checkouts.browser_hash', '=', browserHash), bySession]);
}

/**
 * Whether this shopper may learn about the account: if signed in to it, or in a browser that signed up, signed in or
 * completed a purchase for it. Nobody else may.
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

/** For so long after it a shopper is shown the offer for somebody who left a checkout. */
const leftForMs = dayMs;

/** Whether this shopper began to pay in the last day and has bought nothing in that time. `now` is epoch ms. */
export async function hasLeftCheckout(db: Kysely<Schema>, shopper: Shopper, now: number): Promise<boolean> {
  const rows = await db
    .selectFrom('checkouts')
    .select('status')
    .where((row) => isOwn(row, shopper))
    .where('created_at', '>', new Date(now - leftForMs))
    .execute();
  return rows.length > 0 && rows.every(({ status }) => status !== 'completed');
}
