import { sql } from 'kysely';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import type { Whose } from './visits.sql';

/** All buyers, measured or not, also those who had their account erased since. Amounts are in minor units. */
export interface Money {
  /**
   * What came in during the span less what went back during it, most first: net without tax, gross with it. A sale stays
   * on its day whatever becomes of it later; a refund or chargeback stands on its own.
   */
  revenue: { currency: string; net_minor: number; gross_minor: number }[];
  /** Begun in the span, and how many of these have been cancelled since. */
  subscriptions: number;
  cancelled: number;
}

export function sumMoney(span: Span, whose: Whose): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const isMeant = sql`(${whose.cohort}::text is null or cohort = ${whose.cohort}::text)
    and (${whose.source}::text is null or source = ${whose.source}::text)`;
  const revenue = sql<{ currency: string; net: string; gross: string }>`
    select currency, sum(gross_minor - tax_minor)::text as net, sum(gross_minor)::text as gross
    from money_entries
    where occurred_at >= ${startsAt} and occurred_at < ${endsAt} and ${isMeant}
    group by currency order by sum(gross_minor - tax_minor) desc, currency`;
  const begun = sql<{ subscriptions: number; cancelled: number }>`
    select count(*)::integer as subscriptions,
      (count(*) filter (where canceled_at is not null or status = 'canceled' or scheduled_action = 'cancel'
        or exists (
          select from cancellations
          where cancellations.subscription_id = subscriptions.id and cancellations.undone_at is null
        )))::integer as cancelled
    from subscriptions
    where started_at >= ${startsAt} and started_at < ${endsAt} and ${isMeant}`;
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
