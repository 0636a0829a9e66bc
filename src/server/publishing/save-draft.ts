import { Value } from 'typebox/value';
import type { Json } from '#publishing/body.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { DeskDeps } from './deps.ts';
import { findDocument, findVersion } from './documents.sql.ts';
import { type DraftRecord, deleteDraft, findDraft, insertDraft, updateDraft } from './drafts.sql.ts';
import { closeDraftWork } from './publishing-work.ts';

/** Why a body cannot be one of its kind; null if it can. */
function shapeFault({ kinds }: Pick<DeskDeps, 'kinds'>, kind: string, body: unknown): string | null {
  const schema = kinds[kind]?.schema;
  if (schema === undefined) return 'There is no such kind of document.';
  const [first] = Value.Errors(schema, body);
  return first === undefined ? null : `It cannot be saved: ${first.instancePath || 'the whole'} ${first.message}.`;
}

export type DraftRefusal = { refused: 'unknown' } | { refused: 'shape'; fault: string };

/** Begins a draft with a version of its document, or with another one's. */
export function beginDraft(
  deps: DeskDeps,
  by: Operator,
  { documentId, name, basedOn }: { documentId: number; name: string; basedOn: number },
): Promise<{ id: number } | DraftRefusal> {
  return inTransaction(deps.db, async (tx) => {
    const document = await findDocument(tx, documentId, { lock: true });
    const version = await findVersion(tx, basedOn);
    if (document === null || document.retiredAt !== null || version === null) return { refused: 'unknown' };
    const now = deps.clock();
    const id = await insertDraft(tx, { documentId, name, basedOn, body: version.body, by: by.name, now });
    await recordAudit(tx, { by, act: 'began a draft', subject: `${document.name}: ${name}`, now });
    return { id };
  });
}

export type Saved = { revision: number } | { stale: DraftRecord } | DraftRefusal;

/** Saves a draft, unless somebody has saved it since `revision`: then it stays, and the caller gets what is there. */
export function saveDraft(
  deps: DeskDeps,
  by: Operator,
  { id, revision, body }: { id: number; revision: number; body: unknown },
): Promise<Saved> {
  return inTransaction(deps.db, async (tx): Promise<Saved> => {
    const draft = await findDraft(tx, id, { lock: true });
    if (draft === null) return { refused: 'unknown' };
    const document = await findDocument(tx, draft.documentId);
    const fault = shapeFault(deps, document!.kind, body);
    if (fault !== null) return { refused: 'shape', fault };
    if (draft.revision !== revision) return { stale: draft };
    const now = deps.clock();
    const next = await updateDraft(tx, draft, { body: body as Json, by: by.name, now });
    const subject = `${document!.name}: ${draft.name}`;
    await recordAudit(tx, { by, act: 'saved a draft', subject, after: `revision ${next}`, now });
    return { revision: next };
  });
}

export function removeDraft(deps: DeskDeps, by: Operator, id: number): Promise<'removed' | DraftRefusal> {
  return inTransaction(deps.db, async (tx) => {
    const draft = await findDraft(tx, id, { lock: true });
    if (draft === null) return { refused: 'unknown' };
    const document = await findDocument(tx, draft.documentId);
    await deleteDraft(tx, id);
    await closeDraftWork(tx, id, deps.clock());
    await recordAudit(tx, {
      by,
      act: 'removed a draft',
      subject: `${document!.name}: ${draft.name}`,
      now: deps.clock(),
    });
    return 'removed';
  });
}
