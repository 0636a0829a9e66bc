import { type RawBuilder, sql } from 'kysely';
import type { RevenueQuery } from '#contract/console/revenue.ts';
import type { RevenueSplitBy } from '#contract/console/revenue-names.ts';

/** The filter of the figures; a missing part means all. */
export type RevenueFilter = Pick<RevenueQuery, 'source' | 'campaign' | 'country' | 'cohort'> & { plan?: number };

const columns = {
  plan: 'offer_id',
  source: 'source',
  campaign: 'campaign',
  country: 'country',
  cohort: 'cohort',
} as const;

/** The condition for a table with the parts of the page. */
export function matching(filter: RevenueFilter): RawBuilder<unknown> {
  const conditions = Object.entries(columns).flatMap(([name, column]) => {
    const wanted = filter[name as keyof RevenueFilter];
    return wanted === undefined ? [] : [sql`${sql.ref(column)} = ${wanted}`];
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The columns that are filtered by. */
export function filteredColumns(filter: RevenueFilter): string[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    filter[name as keyof RevenueFilter] === undefined ? [] : [column],
  );
}

export const splitColumns: Record<RevenueSplitBy, string> = {
  plan: 'offer_id',
  version: 'offer_version_id',
  country: 'country',
  currency: 'currency',
  source: 'source',
  campaign: 'campaign',
  quiz: 'cohort',
};

/** The one property of `revenue_groups` that the filter names besides the plan; null when it names more than one. */
export function groupOf({ source, campaign, country, cohort }: RevenueFilter) {
  const wanted = Object.entries({ source, campaign, country, quiz: cohort }).filter(([, value]) => value !== undefined);
  if (wanted.length > 1) return null;
  const [property, value] = wanted[0] ?? ['all', ''];
  return { property, value: value! };
}
