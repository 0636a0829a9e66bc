import { sql } from 'kysely';
import type { RevenueSplitBy } from '#contract/console/revenue-names.ts';
import type { Question } from '#server/analytics/report/questions.sql.ts';
import { type RevenueFilter, splitColumns } from './revenue-filter.sql.ts';
import { figuresOf } from './sum-up.sql.ts';

/** Money of one kind between two of the page's days. Sums are whole numbers as text. */
export interface MoneyRow {
  fromDay: string;
  /** The value of the part by which it is split; empty without a split. */
  part: string;
  kind: string;
  currency: string;
  payoutCurrency: string;
  movements: string;
  firsts: string;
  refunded30: string;
  refunded90: string;
  gross: string;
  tax: string;
  payoutGross: string;
  payoutTax: string;
  payoutNet: string;
}

const sums = sql`sum(movements)::text as movements, sum(firsts)::text as firsts, sum(refunded_30)::text as "refunded30",
  sum(refunded_90)::text as "refunded90", sum(gross_minor)::text as gross, sum(tax_minor)::text as tax,
  sum(payout_gross_minor)::text as "payoutGross", sum(payout_tax_minor)::text as "payoutTax",
  sum(payout_net_minor)::text as "payoutNet"`;

export function readMoney(filter: RevenueFilter): Question<MoneyRow[]> {
  const query = sql<MoneyRow>`
    select from_day::text as "fromDay", '' as part, kind, currency, payout_currency as "payoutCurrency", ${sums}
    from ${figuresOf('revenue_money', filter)}
    group by from_day, kind, currency, payout_currency`;
  return async (tx) => (await query.execute(tx)).rows;
}

/** The money of the days from `from` until before `end`, by its parts. */
export function readSplit(
  filter: RevenueFilter,
  by: RevenueSplitBy,
  { from, end }: { from: string; end: string },
): Question<MoneyRow[]> {
  const column = sql.ref(splitColumns[by]);
  const query = sql<MoneyRow>`
    select ${from} as "fromDay", ${column}::text as part, kind, currency, payout_currency as "payoutCurrency", ${sums}
    from ${figuresOf('revenue_money', filter, by)} and from_day >= ${from}::date and from_day < ${end}::date
    group by ${column}, kind, currency, payout_currency`;
  return async (tx) => (await query.execute(tx)).rows;
}
