import type { RehearsalAnswer } from '#contract/console/rehearsal.ts';
import { dayMs } from '#contract/day.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { findDocument } from '#server/publishing/documents.sql.ts';
import { findDraft } from '#server/publishing/drafts.sql.ts';
import type { RehearsalDeps } from './deps.ts';
import { endRehearsal, endUnheard, findLatest } from './rehearsals.sql.ts';
import { endThread, interrupted, unheardAfterMs } from './run-rehearsal.ts';

/** The latest rehearsal of a draft; null when there is no such draft. */
export async function readRehearsal(deps: RehearsalDeps, draftId: number): Promise<RehearsalAnswer | null> {
  const draft = await findDraft(deps.db, draftId);
  if (draft === null) return null;
  await endUnheard(deps.db, deps.wallClock() - unheardAfterMs, interrupted);
  const found = await findLatest(deps.db, draftId);
  if (found === null) return none;
  const { state, revision, purchases, done, result, fault, askedBy, askedAt, from, until } = found;
  return {
    state,
    revision,
    asked_by: askedBy,
    asked_at: new Date(askedAt).toISOString(),
    first_day: dayOf(from),
    last_day: dayOf(until - dayMs),
    done,
    purchases,
    fault,
    result,
  };
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const none: RehearsalAnswer = {
  state: 'none',
  revision: 0,
  asked_by: '',
  asked_at: null,
  first_day: '',
  last_day: '',
  done: 0,
  purchases: 0,
  fault: '',
  result: null,
};

/** Ends the running rehearsal of a draft, and keeps nothing of it. Anybody who may draft may do so. */
export async function cancelRehearsal(
  deps: RehearsalDeps,
  by: Operator,
  draftId: number,
): Promise<'cancelled' | { refused: 'unknown' | 'over' }> {
  const ended = await inTransaction(deps.db, async (tx): Promise<number | { refused: 'unknown' | 'over' }> => {
    const draft = await findDraft(tx, draftId);
    if (draft === null) return { refused: 'unknown' };
    const found = await findLatest(tx, draftId);
    const isEnded = found !== null && (await endRehearsal(tx, found.id, { state: 'cancelled' }));
    if (!isEnded) return { refused: 'over' };
    const document = await findDocument(tx, draft.documentId);
    const subject = `${document!.name}: ${draft.name}`;
    await recordAudit(tx, { by, act: 'cancelled a rehearsal', subject, now: deps.clock() });
    return found.id;
  });
  if (typeof ended !== 'number') return ended;
  endThread(deps, ended);
  return 'cancelled';
}
