import { dayMs } from '#contract/day.ts';
import { offersKindName } from '#server/billing/offer/shown-list.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { findDocument } from '#server/publishing/documents.sql.ts';
import { type DraftRecord, findDraft } from '#server/publishing/drafts.sql.ts';
import type { RehearsalDeps } from './deps.ts';
import { countPurchases, type Span } from './past-purchases.sql.ts';
import { endUnheard, findRunning, forgetRehearsals, insertRehearsal, rehearsalMemoryMs } from './rehearsals.sql.ts';
import { interrupted, runRehearsal, unheardAfterMs } from './run-rehearsal.ts';

export const rehearsedDays = 90;
/** Takes about a minute, in which the thread takes one of the machine's cores. */
export const mostPurchases = 5_000;
export type StartRefusal =
  | { refused: 'unknown' }
  | { refused: 'running'; draft: string; askedBy: string }
  | { refused: 'too many'; purchases: number };

/**
 * Begins a rehearsal of a draft of a price list on the purchases of the last full days; it then goes on by itself. One
 * runs at a time, in all processes together.
 */
export async function startRehearsal(
  deps: RehearsalDeps,
  by: Operator,
  draftId: number,
): Promise<'started' | StartRefusal> {
  const until = Math.floor(deps.clock() / dayMs) * dayMs;
  const span: Span = { from: until - rehearsedDays * dayMs, until };
  const purchases = await countPurchases(deps.db, span);
  const begun = await inTransaction(deps.db, async (tx): Promise<{ id: number; draft: DraftRecord } | StartRefusal> => {
    const draft = await findDraft(tx, draftId);
    const document = draft && (await findDocument(tx, draft.documentId));
    if (draft === null || document?.kind !== offersKindName) return { refused: 'unknown' };
    const entry = {
      by,
      act: 'rehearsed a draft',
      subject: `${document.name}: ${draft.name}`,
      now: deps.clock(),
    } as const;
    if (purchases > mostPurchases) {
      await recordAudit(tx, { ...entry, outcome: 'refused', after: 'too many purchases' });
      return { refused: 'too many', purchases };
    }
    const beatAt = deps.wallClock();
    await endUnheard(tx, beatAt - unheardAfterMs, interrupted);
    await forgetRehearsals(tx, beatAt - rehearsalMemoryMs);
    const wanted = { draftId, revision: draft.revision, ...span, purchases, askedBy: by.name, askedAt: deps.clock() };
    const id = await insertRehearsal(tx, { ...wanted, beatAt });
    if (id === null) {
      await recordAudit(tx, { ...entry, outcome: 'refused', after: 'another one runs' });
      const running = await findRunning(tx);
      return { refused: 'running', draft: running?.draft ?? '', askedBy: running?.askedBy ?? '' };
    }
    await recordAudit(tx, { ...entry, after: `revision ${draft.revision}` });
    return { id, draft };
  });
  if ('refused' in begun) return begun;
  runRehearsal(deps, { id: begun.id, span, draft: begun.draft });
  return 'started';
}
