import type { Transaction } from 'kysely';
import type { Audience } from '#publishing/audience.ts';
import { openFindings } from '#publishing/kind.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { approvalFor } from './approve.ts';
import { type Checked, checkBody, kindOf } from './check-body.ts';
import type { DeskDeps } from './deps.ts';
import { scoringIn } from './document-kind.ts';
import { type DocumentRecord, findDocument, findVersion, insertVersion } from './documents.sql.ts';
import { deleteDraft, findDraft } from './drafts.sql.ts';
import { findLive } from './live-body.ts';
import { notePublication } from './note-publication.ts';
import { findPublication, insertPublication, type NewPublication, raiseEpoch } from './publications.sql.ts';
import type { Published, PublishRefusal, Typed } from './publish-outcome.ts';
import { askForApproval, closeDraftWork } from './publishing-work.ts';

/** When and for whom. Times are epoch ms. */
interface Span {
  audience: Audience;
  /** Null: as soon as it is approved. */
  startsAt: number | null;
  endsAt: number | null;
}

interface Asked extends Span {
  draftId: number;
  /** The revision that the operator has seen. */
  revision: number;
  why: string;
  typed: Typed;
}

/**
 * Makes a version of a draft and publishes it, or asks a second operator to approve that. The checks run here once
 * more, and only these count.
 */
export async function publishDraft(deps: DeskDeps, by: Operator, asked: Asked): Promise<Published | PublishRefusal> {
  const draft = await findDraft(deps.db, asked.draftId);
  if (draft === null) return { refused: 'unknown' };
  if (draft.revision !== asked.revision) return { refused: 'stale' };
  const document = (await findDocument(deps.db, draft.documentId))!;
  const checked = await checkBody(deps, { document, body: draft.body, audience: asked.audience });
  if (checked.live !== null && checked.changes.length === 0 && checked.live.documentId === document.id) {
    return { refused: 'unchanged' };
  }
  const done = await inTransaction(deps.db, async (tx): Promise<Published | PublishRefusal> => {
    await findDocument(tx, document.id, { lock: true });
    const now = await findDraft(tx, asked.draftId, { lock: true });
    if (now === null || now.revision !== asked.revision) return { refused: 'stale' };
    const version = async () => {
      const kind = kindOf(deps, document.kind);
      const made = { documentId: document.id, body: draft.body, findings: checked.findings, note: draft.name };
      const scoring = scoringIn(kind, draft.body);
      const { id, isNew } = await insertVersion(tx, { ...made, scoring, by: by.name, now: deps.clock() });
      if (isNew) await kind.onVersion(tx, draft.body);
      await deleteDraft(tx, draft.id);
      await closeDraftWork(tx, draft.id, deps.clock());
      return id;
    };
    return askIn(deps, tx, by, { document, checked, asked, version, isBack: false });
  });
  await deps.published.refresh();
  return done;
}

/** Publishes an earlier version again, for the audience that had it: one press, the same checks, no second operator. */
export async function publishAgain(
  deps: DeskDeps,
  by: Operator,
  { publicationId, why }: { publicationId: number; why: string },
): Promise<Published | PublishRefusal> {
  const earlier = await findPublication(deps.db, publicationId);
  if (earlier === null || earlier.approvedAt === null) return { refused: 'unknown' };
  const document = (await findDocument(deps.db, earlier.documentId))!;
  const { body } = (await findVersion(deps.db, earlier.versionId))!;
  const checked = await checkBody(deps, { document, body, audience: earlier.audience });
  if (checked.live?.versionId === earlier.versionId) return { refused: 'unchanged' };
  // What was confirmed and approved once needs neither again; what refuses now does refuse.
  const findings = checked.findings.filter(({ effect }) => effect !== 'asks');
  const asked = { audience: earlier.audience, startsAt: null, endsAt: null, why, typed: { findings: {}, name: '' } };
  const done = await inTransaction(deps.db, async (tx) => {
    await findDocument(tx, document.id, { lock: true });
    const plan = { document, checked: { ...checked, findings, approvalNeeded: '' }, asked, isBack: true };
    return askIn(deps, tx, by, { ...plan, version: async () => earlier.versionId });
  });
  await deps.published.refresh();
  return done;
}

interface Plan {
  document: DocumentRecord;
  checked: Checked;
  asked: Span & { why: string; typed: Typed };
  /** Stores the version, once nothing stands in the way. */
  version: () => Promise<number>;
  isBack: boolean;
}

async function askIn(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  by: Operator,
  { document, checked, asked, version, isBack }: Plan,
): Promise<Published | PublishRefusal> {
  const now = deps.clock();
  const refuse = async (refusal: PublishRefusal) => {
    const reason = asked.why;
    const entry = { by, act: 'asked to publish', subject: document.name, outcome: 'refused', reason, now } as const;
    await recordAudit(tx, { ...entry, after: refusal.refused });
    return refusal;
  };
  const { audience, endsAt } = asked;
  const startsAt = Math.max(asked.startsAt ?? now, now);
  if (endsAt !== null && endsAt <= startsAt) return refuse({ refused: 'time' });
  const live = await findLive(tx, kindOf(deps, document.kind), { documentId: document.id, audience, now });
  if ((live?.id ?? null) !== (checked.live?.id ?? null)) return refuse({ refused: 'stale' });
  const open = openFindings(checked.findings, asked.typed.findings);
  if (open.length > 0) return refuse({ refused: 'findings', findings: open });

  const approval = await approvalFor(deps, tx, by, checked.approvalNeeded);
  if (approval === 'by name' && asked.typed.name.trim() !== document.name) return refuse({ refused: 'name' });
  const mayGo = approval !== 'by another';
  const publication: NewPublication = {
    documentId: document.id,
    versionId: await version(),
    audience,
    startsAt,
    endsAt,
    askedBy: by.name,
    askedById: by.operatorId,
    askedAt: now,
    approvedBy: mayGo ? by.name : null,
    approvedAt: mayGo ? now : null,
    why: asked.why,
    approvalNeeded: mayGo ? '' : checked.approvalNeeded || 'An owner approves what this role asks for.',
    changes: checked.changes,
    isBack,
  };
  const publicationId = await insertPublication(tx, publication);
  const made = (await findVersion(tx, publication.versionId))!;
  const act = isBack ? 'rolled back' : mayGo ? 'published' : 'asked to publish';
  await notePublication(tx, by, {
    act,
    document,
    version: made,
    publication,
    changes: checked.changes,
    why: asked.why,
    now,
  });
  if (mayGo) await raiseEpoch(tx);
  else
    await askForApproval(tx, { publicationId, document, number: made.number, reason: publication.approvalNeeded, now });
  return { publicationId, state: mayGo ? (startsAt > now ? 'planned' : 'live') : 'waits' };
}
