import { sql } from 'kysely';
import type { Question } from '#server/analytics/report/questions.sql.ts';
import type { RevenueFilter } from './revenue-filter.sql.ts';
import { figuresOf } from './sum-up.sql.ts';

/** A movement of MRR between two of the page's days. */
export interface MrrRow {
  fromDay: string;
  currency: string;
  /** Or 'at risk'. */
  movement: string;
  moved: number;
  /** How many more subscriptions there are afterwards. */
  more: number;
  /** Millionths of a minor unit, as text. */
  micro: string;
}

export function readMrr(filter: RevenueFilter): Question<MrrRow[]> {
  const query = sql<MrrRow>`
    select from_day::text as "fromDay", currency, movement, sum(moved)::integer as moved, sum(more)::integer as more,
      sum(amount_micro)::text as micro
    from ${figuresOf('revenue_mrr', filter)} group by from_day, currency, movement`;
  return async (tx) => (await query.execute(tx)).rows;
}

/** Trials that began in the week of a Monday. */
export interface TrialRow {
  week: string;
  ended: number;
  paid: number;
  running: number;
}

export function readTrials(filter: RevenueFilter): Question<TrialRow[]> {
  const query = sql<TrialRow>`
    select week::text, sum(ended)::integer as ended, sum(paid)::integer as paid, sum(running)::integer as running
    from ${figuresOf('revenue_trials', filter)} group by week order by week`;
  return async (tx) => (await query.execute(tx)).rows;
}
