import { sql } from 'kysely';
import type { Question } from '#server/analytics/report/questions.sql.ts';
import { groupOf, type RevenueFilter } from './revenue-filter.sql.ts';
import { figuresOf } from './sum-up.sql.ts';

export interface RenewalRow {
  /** `YYYY-MM-01`. */
  month: string;
  /** 0 is the first payment. */
  renewal: number;
  due: number;
  gone: number;
  paid: number;
  /** Minor units, as text. */
  net: string;
}

export function readRenewals(filter: RevenueFilter): Question<RenewalRow[]> {
  const query = sql<RenewalRow>`
    select first_month::text as month, renewal, sum(due)::integer as due, sum(gone)::integer as gone,
      sum(paid)::integer as paid, sum(net_minor)::text as net
    from ${figuresOf('revenue_renewals', filter)} group by first_month, renewal order by first_month, renewal`;
  return async (tx) => (await query.execute(tx)).rows;
}

export interface ValueRow {
  day: number;
  customers: number;
  /** Minor units, as text. */
  net: string;
}

export function readValues(filter: RevenueFilter): Question<ValueRow[]> {
  const query = sql<ValueRow>`
    select day, sum(customers)::integer as customers, sum(net_minor)::text as net
    from ${figuresOf('revenue_values', filter)} group by day order by day`;
  return async (tx) => (await query.execute(tx)).rows;
}

/** One random group of customers. */
export interface GroupRow {
  customerGroup: number;
  measure: 'value' | 'renewal';
  /** A day since the first payment, or the number of a renewal. */
  at: number;
  people: number;
  gone: number;
  paid: number;
  /** Minor units, as text. */
  net: string;
}

/** The random groups of these customers; none when the filter has more than a plan and one property. */
export function readGroups(filter: RevenueFilter & { plan: number }): Question<GroupRow[]> {
  const group = groupOf(filter);
  if (group === null) return async () => [];
  const query = sql<GroupRow>`
    select customer_group as "customerGroup", measure, at, people::integer, gone::integer, paid::integer,
      net_minor::text as net
    from revenue_groups
    where offer_id = ${filter.plan} and property = ${group.property} and value = ${group.value}
    order by measure, customer_group, at`;
  return async (tx) => (await query.execute(tx)).rows;
}
