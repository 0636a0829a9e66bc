import type { Alert } from '#contract/console-alerts.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { findAlert, markAcknowledged } from './alerts.sql.ts';
import { alertOf } from './list-alerts.ts';

/** Notes that somebody has seen an alert, so that it is not told again each day. Null when there is none. */
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
