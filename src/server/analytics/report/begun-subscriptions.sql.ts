import { type RawBuilder, sql } from 'kysely';

/** How long a new subscription is watched for a cancellation, the same for all. */
const cancellationDays = 28;
const overAt = sql`started_at + make_interval(days => ${sql.lit(cancellationDays)})`;

/**
 * Whether a subscription was cancelled in that time, here or at the provider: it had ended, a request was not undone,
 * or its end was planned, which is still known after an erasure. The cheapest condition comes first, because it settles
 * most subscriptions.
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

/**
 * The subscriptions of a condition by the day (UTC) of their start, cohort and source: how many there are, how many are
 * watched long enough (`over`) and how many of these were cancelled in that time. `now` is epoch ms.
 */
export function begunByDay(condition: RawBuilder<unknown>, now: number): RawBuilder<unknown> {
  const isOver = sql`${overAt} < ${new Date(now)}`;
  return sql`
    select (started_at at time zone 'UTC')::date as day, cohort, source, count(*) as subscriptions,
      count(*) filter (where ${isOver}) as over, count(*) filter (where ${isOver} and ${isCancelledInTime}) as cancelled
    from subscriptions where ${condition} group by 1, cohort, source`;
}
