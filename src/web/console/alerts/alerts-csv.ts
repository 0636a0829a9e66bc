import type { Alert } from '#contract/console/alerts.ts';
import { csvText } from '#contract/csv-text.ts';

/** The alerts that are shown, as CSV; times in UTC. */
export function alertsCsv(alerts: readonly Alert[]): string {
  const head = ['opened_at', 'severity', 'title', 'evidence', 'last_at', 'seen_at', 'seen_by', 'over_at'];
  return csvText([
    head,
    ...alerts.map(
      ({ opened_at, severity, title, evidence, last_at, acknowledged_at, acknowledged_by, resolved_at }) => [
        opened_at,
        severity,
        title,
        evidence,
        last_at,
        acknowledged_at,
        acknowledged_by,
        resolved_at,
      ],
    ),
  ]);
}
