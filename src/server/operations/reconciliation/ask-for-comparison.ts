import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { isComparisonDue } from './runs.sql.ts';

/** Has the comparison made at once; several requests at the same time begin one. */
export function askForComparison({ db, clock }: Pick<Deps, 'db' | 'clock'>, by: Actor): Promise<'begun' | 'running'> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const isRunning = await isComparisonDue(tx, now);
    const key = `asked:${new Date(now).toISOString()}`;
    if (!isRunning) {
      await enqueue(tx, { kind: 'compare-with-provider', uniqueKey: `compare:${key}`, payload: { key }, runAt: now });
    }
    await recordAudit(tx, {
      by,
      act: 'compared with the provider',
      after: isRunning ? 'was running already' : 'begun',
      now,
    });
    return isRunning ? 'running' : 'begun';
  });
}
