import type { Kysely, Transaction } from 'kysely';
import { isAllowed, permissions } from '#contract/console/permissions.ts';
import { type Audience, isEverybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import { type Change, type Finding, openFindings } from '#publishing/kind.ts';
import { beginsAt, isInForce, shownTo } from '#publishing/shown.ts';
import { cutText } from '#quiz/engine/cut-text.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { DeskDeps } from './deps.ts';
import type { AnyDocumentKind } from './document-kind.ts';
import { type DocumentRecord, findDocument, findVersion, insertVersion, type VersionRecord } from './documents.sql.ts';
import { deleteDraft, findDraft } from './drafts.sql.ts';
import { findLive } from './live-body.ts';
import {
  approvePublication,
  countOthers,
  endPublication,
  findPublication,
  insertPublication,
  listOpenPublications,
  type NewPublication,
  type PublicationRecord,
  raiseEpoch,
} from './publications.sql.ts';
import type { PublishedVersion } from './published.ts';

/** When and for whom. Times are epoch ms. */
interface Span {
  audience: Audience;
  /** Null: as soon as it is approved. */
  startsAt: number | null;
  endsAt: number | null;
}

/** What an operator typed to confirm. */
export interface Typed {
  /** By the id of a finding that asks. */
  findings: Readonly<Record<string, string>>;
  /** The document's name, where one operator confirms what a second one would approve. */
  name: string;
}

export type PublishRefusal =
  | { refused: 'unknown' | 'stale' | 'unchanged' | 'time' | 'name' | 'over' | 'own' | 'bare' }
  | { refused: 'findings'; findings: Finding[] };

export type Published = { publicationId: number; state: 'live' | 'planned' | 'waits' };

/** What the checks say about a body, and what it changes for its audience. */
export interface Checked {
  live: PublishedVersion | null;
  findings: Finding[];
  changes: Change[];
  /** Why a second operator has to approve it; empty if nobody has to. */
  approvalNeeded: string;
}

/** Runs the checks of a body against what its audience is shown now. May ask the payment provider. */
export async function checkBody(
  deps: DeskDeps,
  { kind, documentId, body, audience }: { kind: string; documentId: number; body: Json; audience: Audience },
): Promise<Checked> {
  const known = kindOf(deps, kind);
  const { rules } = known;
  const live = await findLive(deps.db, known, { documentId, audience, now: deps.clock() });
  const before = live?.body ?? null;
  const findings = rules.check(body, await known.readFacts({ body, live: before }));
  const limits = { pricePercent: deps.config.priceApprovalPercent };
  return {
    live,
    findings,
    changes: rules.describe(before, body),
    approvalNeeded: rules.needsApproval(before, body, limits) ?? '',
  };
}

function kindOf({ kinds }: DeskDeps, name: string): AnyDocumentKind {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`There is no kind of document called ${name}`);
  return kind;
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
  const wanted = { kind: document.kind, documentId: document.id, body: draft.body };
  const checked = await checkBody(deps, { ...wanted, audience: asked.audience });
  if (checked.live !== null && checked.changes.length === 0 && checked.live.documentId === document.id) {
    return { refused: 'unchanged' };
  }
  const done = await inTransaction(deps.db, async (tx): Promise<Published | PublishRefusal> => {
    await findDocument(tx, document.id, { lock: true });
    const now = await findDraft(tx, asked.draftId, { lock: true });
    if (now === null || now.revision !== asked.revision) return { refused: 'stale' };
    const version = async () => {
      const made = { documentId: document.id, body: draft.body, findings: checked.findings, note: draft.name };
      const { id, isNew } = await insertVersion(tx, { ...made, by: by.name, now: deps.clock() });
      if (isNew) await kindOf(deps, document.kind).onVersion(tx, draft.body);
      await deleteDraft(tx, draft.id);
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
  const wanted = { kind: document.kind, documentId: document.id, body, audience: earlier.audience };
  const checked = await checkBody(deps, wanted);
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
  await noteIn(tx, by, { act, document, version: made, publication, changes: checked.changes, why: asked.why, now });
  if (mayGo) await raiseEpoch(tx);
  return { publicationId, state: mayGo ? (startsAt > now ? 'planned' : 'live') : 'waits' };
}

/** Whether an operator may publish alone, confirms it by typing the document's name, or needs another operator. */
export async function approvalFor(
  { config }: DeskDeps,
  db: Kysely<Schema>,
  by: Operator,
  approvalNeeded: string,
): Promise<'alone' | 'by name' | 'by another'> {
  if (!isAllowed(by.role, 'publish')) return 'by another';
  if (approvalNeeded === '') return 'alone';
  if (config.paddle.mode !== 'production') return 'by name';
  const others = await countOthers(db, permissions.publish.roles, by.operatorId);
  return others === 0 ? 'by name' : 'by another';
}

/** Approves what another operator has asked for; the checks run once more. */
export async function approve(
  deps: DeskDeps,
  by: Operator,
  { publicationId, typed }: { publicationId: number; typed: Typed },
): Promise<Published | PublishRefusal> {
  const waiting = await findPublication(deps.db, publicationId);
  if (waiting === null) return { refused: 'unknown' };
  const document = (await findDocument(deps.db, waiting.documentId))!;
  const version = (await findVersion(deps.db, waiting.versionId))!;
  const { audience } = waiting;
  const checked = await checkBody(deps, { kind: document.kind, documentId: document.id, body: version.body, audience });
  const done = await inTransaction(deps.db, async (tx): Promise<Published | PublishRefusal> => {
    await findDocument(tx, document.id, { lock: true });
    const publication = (await findPublication(tx, publicationId, { lock: true }))!;
    const now = deps.clock();
    const refusal = await approvalRefusal(deps, tx, by, {
      publication,
      document,
      findings: checked.findings,
      typed,
      now,
    });
    if (refusal !== null) {
      const entry = { by, act: 'approved', subject: document.name, outcome: 'refused', now } as const;
      await recordAudit(tx, { ...entry, after: refusal.refused });
      return refusal;
    }
    await approvePublication(tx, publicationId, by.name, now);
    const noted = { document, version, publication, changes: checked.changes, why: '' };
    await noteIn(tx, by, { act: 'approved', ...noted, now });
    await raiseEpoch(tx);
    return { publicationId, state: publication.startsAt > now ? 'planned' : 'live' };
  });
  await deps.published.refresh();
  return done;
}

interface Approval {
  publication: PublicationRecord;
  document: DocumentRecord;
  findings: readonly Finding[];
  typed: Typed;
  now: number;
}

async function approvalRefusal(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  by: Operator,
  { publication, document, findings, typed, now }: Approval,
): Promise<PublishRefusal | null> {
  if (publication.approvedAt !== null) return { refused: 'stale' };
  if (publication.endsAt !== null && publication.endsAt <= now) return { refused: 'over' };
  // What asks was confirmed by who asked, and stands in the difference that is approved.
  const refusing = findings.filter(({ effect }) => effect === 'refuses');
  if (refusing.length > 0) return { refused: 'findings', findings: refusing };
  if (publication.askedById !== by.operatorId) return null;
  const approval = await approvalFor(deps, tx, by, publication.approvalNeeded);
  if (approval === 'by another') return { refused: 'own' };
  return approval === 'by name' && typed.name.trim() !== document.name ? { refused: 'name' } : null;
}

/** Ends what is shown, withdraws what is planned, or declines what waits. */
export async function endShown(
  deps: DeskDeps,
  by: Operator,
  { publicationId, why }: { publicationId: number; why: string },
): Promise<'ended' | PublishRefusal> {
  const known = await findPublication(deps.db, publicationId);
  if (known === null) return { refused: 'unknown' };
  const document = (await findDocument(deps.db, known.documentId))!;
  const done = await inTransaction(deps.db, async (tx): Promise<'ended' | PublishRefusal> => {
    await findDocument(tx, document.id, { lock: true });
    const publication = (await findPublication(tx, publicationId, { lock: true }))!;
    const now = deps.clock();
    if (publication.endsAt !== null && publication.endsAt <= now) return { refused: 'over' };
    // An end that was announced is never moved.
    if (publication.endsAt !== null && isInForce(publication, now)) return { refused: 'over' };
    if (await leavesNobodyServed(deps, tx, { document, publication, now })) return { refused: 'bare' };
    await endPublication(tx, publicationId, now);
    const version = (await findVersion(tx, publication.versionId))!;
    await noteIn(tx, by, { act: 'ended what was shown', document, version, publication, changes: [], why, now });
    await raiseEpoch(tx);
    return 'ended';
  });
  await deps.published.refresh();
  return done;
}

/** Whether its end would leave everybody without a version. */
async function leavesNobodyServed(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  { document, publication, now }: { document: DocumentRecord; publication: PublicationRecord; now: number },
): Promise<boolean> {
  if (!isEverybody(publication.audience) || !isInForce(publication, now)) return false;
  const open = await listOpenPublications(tx, { kind: document.kind, now });
  const isShared = kindOf(deps, document.kind).rules.place === 'shared';
  const rest = open.filter((one) => one.id !== publication.id && (isShared || one.documentId === document.id));
  return shownTo(rest, { quiz: null, country: null }, now) === null;
}

interface Noted {
  act: 'asked to publish' | 'published' | 'approved' | 'rolled back' | 'ended what was shown';
  document: DocumentRecord;
  version: VersionRecord;
  publication: Omit<PublicationRecord, 'id'>;
  changes: readonly Change[];
  why: string;
  now: number;
}

/** Longest difference in the audit, in characters. */
const longestNote = 2000;

async function noteIn(
  tx: Transaction<Schema>,
  by: Operator,
  { act, document, version, publication, changes, why, now }: Noted,
): Promise<void> {
  const begin = beginsAt(publication as PublicationRecord) ?? publication.startsAt;
  const from = `from ${new Date(begin).toISOString()}`;
  const until = publication.endsAt === null ? '' : ` until ${new Date(publication.endsAt).toISOString()}`;
  const side = (pick: 'before' | 'after') =>
    cutText(changes.map((change) => `${change.what}: ${change[pick] ?? 'none'}`).join('; '), longestNote);
  await recordAudit(tx, {
    by,
    act,
    subject: `${document.name}, version ${version.number}`,
    before: side('before'),
    after: [`${from}${until}`, side('after')].filter((part) => part !== '').join('; '),
    reason: why,
    now,
  });
}
