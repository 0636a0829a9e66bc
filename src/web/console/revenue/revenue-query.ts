import { isCohort } from '#contract/cohort.ts';
import type { RevenueQuery } from '#contract/console/revenue.ts';
import { type RevenueSplitBy, revenueSplits } from '#contract/console/revenue-names.ts';

const isSplit = (text: string | null): text is RevenueSplitBy => revenueSplits.some((name) => name === text);

/** The query in the address. Unknown values are left out. */
export function readRevenueQuery(search: string): RevenueQuery {
  const fields = new URLSearchParams(search);
  const month = fields.get('month') ?? '';
  const cohort = fields.get('cohort') ?? '';
  const split = fields.get('split');
  const plan = fields.get('plan') ?? '';
  const customersOf = fields.get('customers_of') ?? '';
  return {
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(isOffer(plan) && { plan }),
    ...texts(fields),
    ...(isCohort(cohort) && { cohort }),
    ...(isOffer(customersOf) && { customers_of: customersOf }),
    ...(isSplit(split) && { split }),
  };
}

const isOffer = (id: string) => /^[1-9]\d{0,8}$/.test(id);

function texts(fields: URLSearchParams): Pick<RevenueQuery, 'source' | 'campaign' | 'country'> {
  const names = ['source', 'campaign', 'country'] as const;
  return Object.fromEntries(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)!]] : [])));
}

/** The query as part of an address, without the question mark. */
export function revenueSearch(query: RevenueQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/** The query with one filter changed, or removed when `value` is undefined. */
export function withChoice<Name extends keyof RevenueQuery>(
  query: RevenueQuery,
  name: Name,
  value: RevenueQuery[Name] | undefined,
): RevenueQuery {
  const others = Object.entries(query).filter(([each]) => each !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}
