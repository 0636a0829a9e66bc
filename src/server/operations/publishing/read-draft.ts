import type { CheckAnswer, DraftAnswer, FindingRow } from '#contract/console/publishing.ts';
import { type Audience, everybody } from '#publishing/audience.ts';
import type { Finding } from '#publishing/kind.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { approvalFor } from '#server/publishing/approve.ts';
import { checkBody } from '#server/publishing/check-body.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { findDocument } from '#server/publishing/documents.sql.ts';
import { findDraft, findRevision, listRevisions } from '#server/publishing/drafts.sql.ts';
import { findLive } from '#server/publishing/live-body.ts';
import { draftRowOf } from './list-documents.ts';

/** A draft with all that its editor needs; null when it is unknown. `revision`: the one of which the body is wanted. */
export async function readDraft(deps: DeskDeps, id: number, revision: number | null): Promise<DraftAnswer | null> {
  const draft = await findDraft(deps.db, id);
  if (draft === null) return null;
  const document = (await findDocument(deps.db, draft.documentId))!;
  const kind = deps.kinds[document.kind]!;
  const now = deps.clock();
  const live = await findLive(deps.db, kind, { documentId: document.id, audience: everybody, now });
  return {
    draft: { ...draftRowOf(draft), body: draft.body },
    document: { id: document.id, kind: document.kind, name: document.name },
    base: revision === null ? null : await findRevision(deps.db, id, revision),
    revisions: (await listRevisions(deps.db, id)).map((one) => ({
      revision: one.revision,
      edited_by: one.editedBy,
      edited_at: new Date(one.editedAt).toISOString(),
    })),
    live: live && { number: live.number, document_id: live.documentId, body: live.body },
    facts: await kind.editorFacts({ slug: document.slug, live: live?.body ?? null }),
    price_approval_percent: deps.config.priceApprovalPercent,
    now: new Date(now).toISOString(),
  };
}

/** What the server's own checks say about a saved draft; null when it is unknown. */
export async function checkDraft(
  deps: DeskDeps,
  by: Operator,
  { id, audience }: { id: number; audience: Audience },
): Promise<CheckAnswer | null> {
  const draft = await findDraft(deps.db, id);
  if (draft === null) return null;
  const document = (await findDocument(deps.db, draft.documentId))!;
  const checked = await checkBody(deps, { document, body: draft.body, audience });
  return {
    findings: checked.findings.map(findingRowOf),
    changes: checked.changes.map(({ what, before, after }) => ({ what, before, after })),
    approval_needed: checked.approvalNeeded,
    approval: await approvalFor(deps, deps.db, by, checked.approvalNeeded),
  };
}

export function findingRowOf({ confirmBy, path, ...finding }: Finding): FindingRow {
  return { ...finding, path: [...path], ...(confirmBy === undefined ? {} : { confirm_by: confirmBy }) };
}
