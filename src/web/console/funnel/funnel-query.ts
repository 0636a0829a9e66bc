import { isCohort } from '#contract/cohort.ts';
import type { FunnelQuery } from '#contract/console/report.ts';
import { dayStart, latestDays } from '#contract/day.ts';

const usualDays = 28;

/** The query in the address; without two valid days it covers the latest 28 full ones. */
export function readFunnelQuery(search: string, now: number): FunnelQuery {
  const fields = new URLSearchParams(search);
  const usual = latestDays(now, usualDays);
  const from = fields.get('from') ?? '';
  const to = fields.get('to') ?? '';
  const span = dayStart(from) !== null && dayStart(to) !== null && from <= to ? { from, to } : usual;
  const cohort = fields.get('cohort') ?? '';
  const source = fields.get('source');
  return { ...span, ...(isCohort(cohort) && { cohort }), ...(source !== null && { source }) };
}

/** The query as part of an address, without the question mark. */
export function funnelSearch(query: FunnelQuery): string {
  return new URLSearchParams(Object.entries(query)).toString();
}
