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

/** So long a new subscription is watched for a cancellation, so that all have the same time for it. */
const cancellationDays = 28;
const overAt = sql`started_at + make_interval(days => ${sql.lit(cancellationDays)})`;

/**
 * Whether a subscription was cancelled in that time, here or with the provider: it had ended, a request was not undone, or
 * its end was planned, which outlives an erased account. The cheapest first, because most are settled by it.
 */
const isCancelledInTime = sql`(
  coalesce(canceled_at < ${overAt}, false)
  or exists (
    select from cancellations
    where cancellations.subscription_id = subscriptions.id and undone_at is null and requested_at < ${overAt}
  )
  or ((scheduled_action = 'cancel' or canceled_at is not null) and exists (
    select from subscription_history planned
    where planned.subscription_id = subscriptions.id and planned.scheduled_action = 'cancel'
      and planned.effective_at < ${overAt} and not exists (
        select from subscription_history later
        where later.subscription_id = subscriptions.id and later.seq > planned.seq
          and later.scheduled_action is distinct from 'cancel' and later.status <> 'canceled'
      )
  ))
)`;

/** `now` is epoch ms. */
export function sumMoney(span: Span, filter: ReportFilter, now: number): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const revenue = sql<{ currency: string; net: string; gross: string }>`
    select currency, sum(gross_minor - tax_minor)::text as net, sum(gross_minor)::text as gross
    from money_entries
    where occurred_at >= ${startsAt} and occurred_at < ${endsAt} and ${matches(filter, sql.table('money_entries'))}
    group by currency order by sum(gross_minor - tax_minor) desc, currency`;
  const begun = sql<{ subscriptions: number; over: number; cancelled: number }>`
    select count(*)::integer as subscriptions,
      (count(*) filter (where ${overAt} < ${new Date(now)}))::integer as over,
      (count(*) filter (where ${overAt} < ${new Date(now)} and ${isCancelledInTime}))::integer as cancelled
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
