import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { parts, readOrder } from './revenue-parts.sql.ts';

/** How far the weeks go back. */
const toldWeeks = 53;

/** Whether a week, by its Monday, is shown on a day. */
export const weekIsReported = (today: string): RawBuilder<unknown> =>
  sql`week >= date_trunc('week', ${today}::date)::date - ${sql.lit(toldWeeks * 7)}::integer`;

/**
 * Counts the returned payments of each week: a refund, or a chargeback that was not won, belongs to its payment and not
 * to the week in which it came. An entry that cancels an earlier one takes its count back.
 */
export async function countReturns(tx: Transaction<Schema>, today: string): Promise<void> {
  const within = (returned: string, days: number) => sql`coalesce(sum(sign(gross_minor)) filter (
    where ${sql.ref(`${returned}.at`)} <= occurred_at + make_interval(days => ${sql.lit(days)})), 0)`;
  await sql`delete from revenue_returns`.execute(tx);
  await sql`
    with refunded as (
      select transaction_id, min(occurred_at) as at from counted_entries
      where kind = 'refund' group by transaction_id having sum(gross_minor) < 0
    ),
    disputed as (
      select transaction_id, min(occurred_at) as at from counted_entries
      where kind in ('chargeback', 'chargeback_reverse') group by transaction_id having sum(gross_minor) < 0
    )
    insert into revenue_returns
    select week, ${parts}, sum(sign(gross_minor)), ${within('refunded', 30)},
      ${within('refunded', 90)}, ${within('disputed', 30)}, ${within('disputed', 90)}
    from counted_entries left join refunded using (transaction_id) left join disputed using (transaction_id)
      cross join lateral (select date_trunc('week', day)::date as week) of
    where kind = 'payment' and day < ${today}::date and ${weekIsReported(today)}
    group by week, ${parts} order by ${readOrder}`.execute(tx);
}
