import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { RevenueSplitBy } from '#contract/console/revenue-names.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { filteredColumns, matching, type RevenueFilter, splitColumns } from './revenue-filter.sql.ts';
import { type PartName, partNames, parts } from './revenue-parts.sql.ts';

/** The columns by which the rows of a table differ, besides the parts, and those that are added up. */
interface Figures {
  by: readonly string[];
  sums: readonly string[];
}

export const figures = {
  revenue_money: {
    by: ['from_day', 'kind', 'currency', 'payout_currency'],
    sums: [
      'movements',
      'firsts',
      'refunded_30',
      'refunded_90',
      'gross_minor',
      'tax_minor',
      'payout_gross_minor',
      'payout_tax_minor',
      'payout_net_minor',
    ],
  },
  revenue_mrr: { by: ['from_day', 'currency', 'movement'], sums: ['moved', 'more', 'amount_micro'] },
  revenue_renewals: { by: ['first_month', 'renewal'], sums: ['due', 'gone', 'paid', 'net_minor'] },
  revenue_values: { by: ['day'], sums: ['customers', 'net_minor'] },
  revenue_trials: { by: ['week'], sums: ['ended', 'paid', 'running'] },
  revenue_returns: {
    by: ['week'],
    sums: ['payments', 'refunded_30', 'refunded_90', 'charged_back_30', 'charged_back_90'],
  },
} as const satisfies Record<string, Figures>;
export type FiguresTable = keyof typeof figures;

/** Most parts by which sums are computed at once; with more of them the sums have hardly fewer rows. */
const mostParts = 2;
const keptParts: PartName[][] = [
  [],
  ...partNames.map((one) => [one]),
  ...partNames.flatMap((one, i) => partNames.slice(i + 1).map((other) => [one, other])),
];

/** Sums up all figures by few parts, after everything is counted. */
export async function sumUp(tx: Transaction<Schema>): Promise<void> {
  const sets = sql.join(keptParts.map((names) => sql`(${refs(names)})`));
  for (const [table, { by, sums }] of Object.entries(figures)) {
    const target = sql.table(`${table}_sums`);
    const told = refs(by);
    const columns = refs([...by, ...partNames, ...sums, 'summed_by']);
    const added = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
    await sql`delete from ${target}`.execute(tx);
    await sql`
      insert into ${target} (${columns}) select ${told}, ${parts}, ${added}, grouping(${parts})
      from ${sql.table(table)} group by ${told}, grouping sets (${sets})`.execute(tx);
  }
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/**
 * The rows to read for a filter and an optional split, as the text after `from`: the smallest table with these parts.
 */
export function figuresOf(table: FiguresTable, filter: RevenueFilter, by?: RevenueSplitBy): RawBuilder<unknown> {
  const wanted = new Set<string>(filteredColumns(filter));
  if (by !== undefined && by !== 'currency') wanted.add(splitColumns[by]);
  const condition = matching(filter);
  if (wanted.size > mostParts) return sql`${sql.table(table)} where ${condition}`;
  const summedBy = partNames.reduce((mask, name) => mask * 2 + (wanted.has(name) ? 0 : 1), 0);
  return sql`${sql.table(`${table}_sums`)} where summed_by = ${sql.lit(summedBy)} and ${condition}`;
}
