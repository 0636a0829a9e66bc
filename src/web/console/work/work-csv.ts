import type { WorkRow } from '#contract/console/work.ts';
import { workTable } from '#contract/console/work-kinds.ts';
import { csvText } from '#contract/csv-text.ts';

/** The shown rows as CSV; times in UTC, addresses masked as on the page. */
export function workCsv(rows: readonly WorkRow[]): string {
  const head = ['opened_at', 'kind', 'subject', 'account', 'address', 'assignee', 'solved_at', 'solved_by', 'solution'];
  return csvText([
    head,
    ...rows.map(({ opened_at, kind, subject, person, assignee, solved_at, solved_by, solution }) => [
      opened_at,
      workTable[kind].name,
      subject,
      person?.id ?? null,
      person?.email ?? null,
      assignee,
      solved_at,
      solved_by,
      solution,
    ]),
  ]);
}
