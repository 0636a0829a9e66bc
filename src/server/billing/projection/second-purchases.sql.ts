import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Two subscriptions of one user. */
export interface Pair {
  first: string;
  second: string;
}

interface FoundPair extends Pair {
  /** Time between the two purchases. */
  apartMs: number;
}

/** Pairs whose second was bought here before the first had ended or been withdrawn from. */
export async function listPairs(tx: Transaction<Schema>, userId: string): Promise<FoundPair[]> {
  const { rows } = await sql<FoundPair>`
    select a.id as first, b.id as second,
      (extract(epoch from b.started_at - a.started_at) * 1000)::float8 as "apartMs"
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
