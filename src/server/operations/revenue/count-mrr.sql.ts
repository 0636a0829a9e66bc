import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { campaigns, fromDay, parts, type ReportedDays, readOrder, utcDay } from './revenue-parts.sql.ts';

/** A subscription stays with the plan that was bought, even after a change of plan. */
async function copySubscriptions(tx: Transaction<Schema>): Promise<void> {
  await sql`
    create temporary table counted_subscriptions on commit drop as
    select s.subscription_id, coalesce(begun.offer_id, 0) as offer_id, coalesce(s.offer_version_id, 0) as offer_version_id,
      s.cohort, s.source, coalesce(c.campaign, '') as campaign, coalesce(s.country, '') as country
    from sold_subscriptions s
    left join (
      select distinct on (subscription_id) subscription_id, offer_id from subscription_history
      order by subscription_id, seq
    ) begun using (subscription_id)
    left join ${campaigns} c using (subscription_id)`.execute(tx);
  await sql`analyze counted_subscriptions`.execute(tx);
}

/**
 * Sums up the movements of MRR and the MRR at risk: that of the people whom the list of subscribers has as past due,
 * each with the subscription that makes them so. In these rows `more` counts those who have not paid yet.
 */
export async function countMrr(
  tx: Transaction<Schema>,
  { days, now, today }: { days: ReportedDays; now: Date; today: string },
): Promise<void> {
  await copySubscriptions(tx);
  await sql`delete from revenue_mrr`.execute(tx);
  await sql`
    with moved as (
      select subscription_id, currency, movement, ${utcDay(sql`effective_at`)} as day, amount_micro,
        sum(amount_micro) over (partition by subscription_id, currency order by seq, amount_micro desc, movement) as after
      from mrr_movements
    )
    insert into revenue_mrr
    select ${fromDay(sql`day`, days)}, currency, movement, ${parts}, count(*),
      sum((after > 0)::integer - (after - amount_micro > 0)::integer), sum(amount_micro)
    from moved join counted_subscriptions using (subscription_id)
    group by 1, currency, movement, ${parts} order by ${readOrder}`.execute(tx);
  await sql`
    with late as (
      select distinct on (user_id) s.id as subscription_id, s.currency, (
        select mrr_micro from subscription_history h where h.subscription_id = s.id order by seq desc limit 1
      ) as mrr_micro
      from subscriber_states known join subscriptions s using (user_id)
      where known.state = 'past due' and (known.granted_until > ${now}) is not true and s.status = 'past_due'
      order by user_id, greatest(s.period_ends_at, s.trial_ends_at) desc nulls last, s.started_at desc, s.id
    )
    insert into revenue_mrr
    select ${today}::date, currency, 'at risk', ${parts}, count(*),
      count(*) filter (where coalesce(mrr_micro, 0) = 0), sum(coalesce(mrr_micro, 0))
    from late join counted_subscriptions using (subscription_id)
    group by currency, ${parts}`.execute(tx);
}

/**
 * Counts the trials that are over, and those whose people have paid. A trial that ended less than `ripeDays` ago counts
 * as running, because its first payment may be on its way.
 */
export async function countTrials(tx: Transaction<Schema>, { now, ripeDays }: { now: Date; ripeDays: number }) {
  await sql`delete from revenue_trials`.execute(tx);
  await sql`
    with begun as (
      select distinct on (subscription_id) subscription_id, status, effective_at from subscription_history
      order by subscription_id, seq
    ),
    trial as (
      select subscription_id, begun.effective_at as begun_at, (
        select min(h.effective_at) from subscription_history h
        where h.subscription_id = begun.subscription_id and h.status <> 'trialing'
      ) as ended_at
      from begun where status = 'trialing'
    ),
    told as (
      select *, coalesce(ended_at + make_interval(days => ${ripeDays}) < ${now}, false) as is_over, exists (
        select from counted_entries where life = subscription_id and kind = 'payment' and gross_minor > 0
      ) as has_paid
      from trial
    )
    insert into revenue_trials
    select date_trunc('week', ${utcDay(sql`begun_at`)})::date, ${parts}, count(*) filter (where is_over),
      count(*) filter (where is_over and has_paid), count(*) filter (where not is_over)
    from told join counted_subscriptions using (subscription_id)
    group by 1, ${parts} order by ${readOrder}`.execute(tx);
}
