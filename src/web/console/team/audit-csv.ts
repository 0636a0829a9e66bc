import type { AuditRow } from '#contract/console-audit.ts';
import { type CsvRow, csvText } from '#contract/csv-text.ts';
import { changeText, subjectText } from './audit-copy.ts';

const head: CsvRow = ['number', 'at', 'who', 'level', 'network', 'act', 'outcome', 'subject', 'change', 'reason'];

/** Entries of the audit log as CSV (RFC 4180), head first; times are ISO 8601 in UTC. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return csvText([
    head,
    ...rows.map((row) => [
      row.position,
      row.at,
      row.operator_name,
      row.level,
      row.network,
      row.act,
      row.outcome,
      subjectText(row),
      changeText(row),
      row.reason,
    ]),
  ]);
}
