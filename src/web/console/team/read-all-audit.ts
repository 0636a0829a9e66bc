import type { AuditRow } from '#contract/console/audit.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import type { AuditFilters } from './audit-query.ts';

/** The largest number of entries in a file, the newest first; older ones are exported by choosing days. */
const mostEntries = 5000;

/** The entries of these filters, page by page. */
export async function readAllAudit(filters: AuditFilters): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let before: string | undefined;
  do {
    const result = await callAsOperator(consoleCalls.readAudit, {
      query: { ...filters, ...(before !== undefined && { before }) },
    });
    if (result.data === null) throw new Error(faultMessage(result));
    rows.push(...result.data.entries);
    before = result.data.next ?? undefined;
  } while (before !== undefined && rows.length < mostEntries);
  return rows.slice(0, mostEntries);
}
