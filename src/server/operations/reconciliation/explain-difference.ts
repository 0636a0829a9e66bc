import type { Difference } from '#contract/console/reconciliation.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockDifference, saveExplanation } from './differences.sql.ts';

/**
 * Stores why a difference is all right, with the name of the person who says so. Only an open difference can be
 * explained; when its figures change, it is open again.
 */
export function explainDifference(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
  { id, explanation }: { id: string; explanation: string },
): Promise<Difference | 'unknown' | 'closed'> {
  return inTransaction(db, async (tx) => {
    const known = await lockDifference(tx, id);
    const act = { by, act: 'explained a difference', reason: explanation, now: clock() } as const;
    if (known === null || known.state === 'closed') {
      await recordAudit(tx, { ...act, subject: known?.provider_id ?? '', outcome: 'refused' });
      return known === null ? 'unknown' : 'closed';
    }
    await recordAudit(tx, {
      ...act,
      subject: known.provider_id,
      before: `${known.field}: ${known.ours ?? 'nothing'}`,
      after: `${known.field}: ${known.theirs ?? 'nothing'}`,
    });
    return saveExplanation(tx, { id, explanation, by: by.name });
  });
}
