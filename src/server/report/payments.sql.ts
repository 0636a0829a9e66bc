import { sql } from 'kysely';
import { positionsOf } from './position';
import { purchases } from './purchases.sql';
import type { Question } from './questions.sql';
import type { Span } from './report-span';

export interface Payments {
  /** Purchases that the provider confirmed in these days. */
  confirmed: number;
  /** Of these, from a browser that was measured. */
  measured: number;
  /** People whose browser said in these days that it had paid. */
  claimed: number;
}

/** What the provider confirmed, beside what browsers said; of everybody, whoever the report is about. */
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
