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
  /** Subscriptions begun in the span. */
  subscriptions: number;
  /** Those of them whose first 28 days are over, and of these the ones that were cancelled within them. */
  over: number;
  cancelled: number;
}

/**
 * When a subscription was cancelled, here or with the provider: the request that was not undone, the beginning of the
 * plan to end it, which outlives an erased account, or its end. Null while it runs on.
 */
const cancelledAt = sql`least(
  (
    select requested_at from cancellations
    where cancellations.subscription_id = subscriptions.id and cancellations.undone_at is null
  ),
  case when scheduled_action = 'cancel' or canceled_at is not null then (
    select min(planned.effective_at) from subscription_history planned
    where planned.subscription_id = subscriptions.id and planned.scheduled_action = 'cancel' and not exists (
      select from subscription_history later
      where later.subscription_id = subscriptions.id and later.seq > planned.seq
        and later.scheduled_action is distinct from 'cancel' and later.status <> 'canceled'
    )
  ) end,
  canceled_at
)`;

/** So long a new subscription is watched for a cancellation, so that all have the same time for it. */
const cancellationDays = 28;

/** `now` is epoch ms. */
export function sumMoney(span: Span, filter: ReportFilter, now: number): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const revenue = sql<{ currency: string; net: string; gross: string }>`
    select currency, sum(gross_minor - tax_minor)::text as net, sum(gross_minor)::text as gross
    from money_entries
    where occurred_at >= ${startsAt} and occurred_at < ${endsAt} and ${matches(filter, sql.table('money_entries'))}
    group by currency order by sum(gross_minor - tax_minor) desc, currency`;
  const overAt = sql`started_at + make_interval(days => ${sql.lit(cancellationDays)})`;
  const begun = sql<{ subscriptions: number; over: number; cancelled: number }>`
    select count(*)::integer as subscriptions,
      (count(*) filter (where ${overAt} < ${new Date(now)}))::integer as over,
      (count(*) filter (where ${overAt} < ${new Date(now)} and ${cancelledAt} < ${overAt}))::integer as cancelled
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
      over: counts.rows[0]!.over,
      cancelled: counts.rows[0]!.cancelled,
    };
  };
}
