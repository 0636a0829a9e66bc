import { type RawBuilder, sql } from 'kysely';
import { positionsOf } from './position.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';

/** Purchases that the provider confirmed, with free trials, as a subquery: device_id, cohort, source, paid_at. */
export const purchases: RawBuilder<unknown> = sql`(
  select checkouts.device_id, checkouts.cohort, checkouts.source,
    coalesce(transactions.paid_at, transactions.billed_at, checkouts.completed_at) as paid_at
  from checkouts join transactions on transactions.id = checkouts.transaction_id
  where checkouts.status = 'completed' and transactions.status = 'completed'
)`;

export interface Payments {
  /** Purchases that the provider confirmed in these days. */
  confirmed: number;
  /** Those of them from a measured browser. */
  measured: number;
  /** People whose browser reported a payment in these days. */
  claimed: number;
}

/** Compares the payments that the provider confirmed with those that browsers reported, of all people. */
export function comparePayments(claimTypeId: number, span: Span): Question<Payments> {
  const { from, end } = positionsOf(span);
  const query = sql<Payments>`
    select count(*)::integer as confirmed,
      (count(*) filter (where exists (select from people where people.device_id = purchase.device_id)))::integer as measured,
      (
        select count(distinct person_id)::integer from events
        where type_id = ${claimTypeId} and position >= ${from}::bigint and position < ${end}::bigint
      ) as claimed
    from ${purchases} as purchase
    where paid_at >= ${new Date(span.startsAt)} and paid_at < ${new Date(span.endsAt)}`;
  return async (tx) => (await query.execute(tx)).rows[0]!;
}
