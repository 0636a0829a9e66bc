import { type RawBuilder, sql } from 'kysely';
import type { RevenueDays } from './revenue-days.ts';

/** The days by which figures are split: those of the page, or each day. */
export type ReportedDays = RevenueDays | 'each';

/** The columns that the page filters by, in the order in which they are counted. */
export const partNames = ['offer_id', 'offer_version_id', 'cohort', 'source', 'campaign', 'country'] as const;
export type PartName = (typeof partNames)[number];

export const parts = sql.join(partNames.map((name) => sql.ref(name)));

/** Rows in this order lie together for a filter by many parts; see migration 0048. */
export const readOrder = sql`source, country`;

/**
 * The campaign of the first touch before the checkout of a subscription, as a table. Renewals and the first payment
 * after a trial name no checkout, so all money is joined by the subscription. The campaign of an erased buyer is stored
 * beside the subscription for a while.
 */
export const campaigns = sql`(
  select distinct on (s.subscription_id) s.subscription_id, coalesce(s.campaign, t.utm_campaign) as campaign
  from sold_subscriptions s left join touches t on t.checkout_id = s.checkout_id and t.which = 'first'
  order by s.subscription_id, t.id
)`;

/** The last of the page's days until this one; a `date` of the query. */
export function fromDay(day: RawBuilder<unknown>, days: ReportedDays): RawBuilder<unknown> {
  if (days === 'each') return day;
  const { today, changeFrom, sameDaysEnd } = days;
  const since = (start: string) => sql`case when ${day} >= ${start}::date then ${start}::date end`;
  return sql`greatest(date_trunc('month', ${day})::date, ${since(today)}, ${since(changeFrom)}, ${since(sameDaysEnd)})`;
}

/** The day in UTC of an instant of the query. */
export const utcDay = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${at} at time zone 'UTC')::date`;
