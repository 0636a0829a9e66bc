import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { endSoon, listReturnable, owe } from '../refund/refunds.sql';

/** Two subscriptions of one user. */
export interface Pair {
  first: string;
  second: string;
}

/** Has every pair looked into that seems to be one purchase too many, once a pair. The user's row is to be locked. */
export async function suspectSecondPurchase(tx: Transaction<Schema>, userId: string): Promise<void> {
  for (const { first, second } of await findPairs(tx, userId)) {
    await enqueue(tx, {
      kind: 'second-purchase-check',
      uniqueKey: `second-purchase-check:${first}:${second}`,
      payload: { first, second },
    });
  }
}

/**
 * Ends the second of a pair, promises its money back and has the letter sent, all once, if it is still what it seemed to
 * be. `now` is epoch ms.
 */
export function giveBackSecondPurchase(
  db: Kysely<Schema>,
  { first, second }: Pair,
  now: number,
): Promise<'given back' | 'not one'> {
  return db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('subscriptions')
      .select('user_id')
      .where('id', '=', second)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!owner || owner.user_id === null) return 'not one';
    const { user_id: userId } = owner;
    const pairs = await findPairs(tx, userId);
    if (!pairs.some((pair) => pair.first === first && pair.second === second)) return 'not one';
    for (const { transactionId } of await listReturnable(tx, second)) {
      await owe(tx, { transactionId, userId, subscriptionId: second, reason: 'second purchase', now });
    }
    await endSoon(tx, second);
    await enqueue(tx, {
      kind: 'second-purchase',
      uniqueKey: `second-purchase:${second}`,
      payload: { user_id: userId, subscription_id: second },
    });
    return 'given back';
  });
}

/** Subscriptions bought here while an earlier one still lived that its owner had not withdrawn from. */
async function findPairs(tx: Transaction<Schema>, userId: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select a.id as first, b.id as second
    from subscriptions a
    join subscriptions b on b.user_id = a.user_id and (a.started_at, a.id) < (b.started_at, b.id)
    where a.user_id = ${userId}
      and (a.canceled_at is null or a.canceled_at > b.started_at)
      and not exists (select from withdrawals w where w.subscription_id = a.id and w.requested_at <= b.started_at)
      and exists (
        select from transactions t
        where t.subscription_id = b.id and t.status = 'completed' and t.checkout_id is not null
      )
    order by a.started_at, b.started_at`.execute(tx);
  return rows;
}
