import { isCohort } from '../../contract/cohort';
import { dayStart, latestDays } from '../../contract/day';
import type { FunnelQuery } from '../../contract/report';

const usualDays = 28;

/** What the address asks for; whatever is missing or no day is the latest 28 days. */
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

/** The query as an address's, without the question mark. */
export function funnelSearch(query: FunnelQuery): string {
  return new URLSearchParams(Object.entries(query)).toString();
}
