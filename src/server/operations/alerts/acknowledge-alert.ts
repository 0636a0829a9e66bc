import type { Alert, AlertList } from '#contract/console/alerts.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import { findAlert, markAcknowledged, markAllAcknowledged } from './alerts.sql.ts';
import { alertOf, openAlerts } from './list-alerts.ts';

/** Records that somebody has seen an alert, so that it is not sent again each day. Null when there is none. */
export function acknowledgeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, by }: { id: string; by: Operator },
): Promise<Alert | null> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    await markAcknowledged(tx, id, { by, now });
    const alert = await findAlert(tx, id);
    const outcome = alert === null ? 'refused' : 'done';
    const entry = { by, act: 'acknowledged an alert', subject: `alert ${id}`, after: alert?.key ?? '', now } as const;
    await recordAudit(tx, { ...entry, outcome });
    return alert && alertOf(alert);
  });
}

/** Records that somebody has seen all these alerts. */
export async function acknowledgeAlerts(
  deps: Pick<Deps, 'db' | 'clock'>,
  { ids, by }: { ids: readonly string[]; by: Operator },
): Promise<AlertList | Refusal<404>> {
  const now = deps.clock();
  const seen = await inTransaction(deps.db, async (tx) => {
    const marked = await markAllAcknowledged(tx, ids, { by, now });
    const outcome = marked.length === 0 ? 'refused' : 'done';
    const after = marked.map(({ key }) => key).join(', ');
    await recordAudit(tx, { by, act: 'acknowledged alerts', after, now, outcome });
    return marked.length > 0;
  });
  if (!seen) return { refusal: { status: 404, error: 'None of these alerts is open and unseen.' } };
  return openAlerts(deps, by.operatorId);
}
