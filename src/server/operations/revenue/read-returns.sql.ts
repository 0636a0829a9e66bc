import { sql } from 'kysely';
import type { Question } from '#server/analytics/report/questions.sql.ts';
import type { RevenueFilter } from './revenue-filter.sql.ts';
import { figuresOf } from './sum-up.sql.ts';

/** The payments of the week of a Monday, and how many of them were returned within so many days. */
export interface ReturnsRow {
  week: string;
  payments: number;
  refunded30: number;
  refunded90: number;
  chargedBack30: number;
  chargedBack90: number;
}

export function readReturns(filter: RevenueFilter): Question<ReturnsRow[]> {
  const query = sql<ReturnsRow>`
    select week::text, sum(payments)::integer as payments, sum(refunded_30)::integer as "refunded30",
      sum(refunded_90)::integer as "refunded90", sum(charged_back_30)::integer as "chargedBack30",
      sum(charged_back_90)::integer as "chargedBack90"
    from ${figuresOf('revenue_returns', filter)} group by week having sum(payments) > 0 order by week`;
  return async (tx) => (await query.execute(tx)).rows;
}
