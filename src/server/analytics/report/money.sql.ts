import { sql } from 'kysely';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';
import { matches, type ReportFilter } from './visits.sql.ts';

/** The money of all buyers, measured or not, including erased accounts. Amounts are in minor units. */
export interface Money {
  /**
   * Money received in the span minus money returned in it, most first; net is without tax, gross with it. A sale, a
   * refund and a chargeback each count on their own day.
   */
  revenue: { currency: string; net_minor: number; gross_minor: number }[];
  /** Subscriptions begun in the span; `cancelled` are those of them that have been cancelled since. */
  subscriptions: number;
  cancelled: number;
}

export function sumMoney(span: Span, filter: ReportFilter): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const revenue = sql<{ currency: string; net: string; gross: string }>`
    select currency, sum(gross_minor - tax_minor)::text as net, sum(gross_minor)::text as gross
    from money_entries
    where occurred_at >= ${startsAt} and occurred_at < ${endsAt} and ${matches(filter, sql.table('money_entries'))}
    group by currency order by sum(gross_minor - tax_minor) desc, currency`;
  const begun = sql<{ subscriptions: number; cancelled: number }>`
    select count(*)::integer as subscriptions,
      (count(*) filter (where canceled_at is not null or status = 'canceled' or scheduled_action = 'cancel'
        or exists (
          select from cancellations
          where cancellations.subscription_id = subscriptions.id and cancellations.undone_at is null
        )))::integer as cancelled
    from subscriptions
    where started_at >= ${startsAt} and started_at < ${endsAt} and ${matches(filter, sql.table('subscriptions'))}`;
  return async (tx) => {
    const sums = await revenue.execute(tx);
    const counts = await begun.execute(tx);
    return {
      revenue: sums.rows.map(({ currency, net, gross }) => ({
        currency,
        net_minor: Number(net),
        gross_minor: Number(gross),
      })),
      subscriptions: counts.rows[0]!.subscriptions,
      cancelled: counts.rows[0]!.cancelled,
    };
  };
}
