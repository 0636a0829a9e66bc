import { sql } from 'kysely';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import type { Whose } from './visits.sql';

/** All buyers, measured or not. Amounts are in minor units, tax included. */
export interface Money {
  /** What was paid in the span less what of it has gone back since, most first. */
  revenue: { currency: string; amount_minor: number }[];
  /** Begun in the span, and how many of these have been cancelled since. */
  subscriptions: number;
  cancelled: number;
}

export function sumMoney(span: Span, whose: Whose): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const isMeant = sql`(${whose.cohort}::text is null or users.cohort = ${whose.cohort}::text)
    and (${whose.source}::text is null or users.source = ${whose.source}::text)`;
  // A chargeback is lifted by its status, by a reversal of its own, or by both: that counts once (see payments.ts).
  const revenue = sql<{ currency: string; amount: string }>`
    with paid as (
      select transactions.id, transactions.currency, transactions.total_minor
      from transactions left join users on users.id = transactions.user_id
      where transactions.paid_at >= ${startsAt} and transactions.paid_at < ${endsAt} and ${isMeant}
    ),
    given_back as (
      select transaction_id,
        coalesce(sum(total_minor) filter (where action = 'refund' and status = 'approved'), 0) as refunded,
        coalesce(sum(total_minor) filter (where action = 'chargeback' and status = 'approved'), 0) as charged_back,
        coalesce(sum(total_minor) filter (where action = 'chargeback' and status = 'reversed'), 0) as lifted,
        coalesce(sum(total_minor) filter (where action = 'chargeback_reverse' and status = 'approved'), 0) as reversed
      from adjustments where transaction_id in (select id from paid) group by transaction_id
    ),
    kept as (
      select currency,
        greatest(total_minor - least(coalesce(refunded, 0), total_minor)
          - greatest(coalesce(charged_back + lifted - greatest(lifted, reversed), 0), 0), 0) as amount
      from paid left join given_back on given_back.transaction_id = paid.id
      where total_minor > 0
    )
    select currency, sum(amount)::text as amount from kept group by currency order by sum(amount) desc, currency`;
  const begun = sql<{ subscriptions: number; cancelled: number }>`
    select count(*)::integer as subscriptions,
      (count(*) filter (where subscriptions.canceled_at is not null or subscriptions.status = 'canceled'
        or subscriptions.scheduled_action = 'cancel'
        or exists (
          select from cancellations
          where cancellations.subscription_id = subscriptions.id and cancellations.undone_at is null
        )))::integer as cancelled
    from subscriptions left join users on users.id = subscriptions.user_id
    where subscriptions.started_at >= ${startsAt} and subscriptions.started_at < ${endsAt} and ${isMeant}`;
  return async (tx) => {
    const sums = await revenue.execute(tx);
    const counts = await begun.execute(tx);
    return {
      revenue: sums.rows.map(({ currency, amount }) => ({ currency, amount_minor: Number(amount) })),
      subscriptions: counts.rows[0]!.subscriptions,
      cancelled: counts.rows[0]!.cancelled,
    };
  };
}
