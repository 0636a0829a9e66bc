import { sql } from 'kysely';
import type { Question } from '#server/analytics/report/questions.sql.ts';
import { matching, type RevenueFilter } from './revenue-filter.sql.ts';

/** Visitors whose first visit was in the month. */
export interface VisitorRow {
  cohort: string;
  source: string;
  visitors: number;
  payers: number;
  /** Minor units of the payout currency, as text. */
  net: string;
}

/** Null when the filter names something that a visitor does not have. */
export function readVisitors(
  { plan, campaign, country, ...filter }: RevenueFilter,
  month: string,
): Question<VisitorRow[] | null> {
  if (plan !== undefined || campaign !== undefined || country !== undefined) return async () => null;
  const query = sql<VisitorRow>`
    select cohort, source, visitors::integer, payers::integer, net_minor::text as net
    from revenue_visitors where ${matching(filter)} and month = ${`${month}-01`}::date`;
  return async (tx) => (await query.execute(tx)).rows;
}
