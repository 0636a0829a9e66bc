import type { Kysely, Transaction } from 'kysely';
import { isAllowed, permissions } from '#contract/console/permissions.ts';
import type { Finding } from '#publishing/kind.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { checkBody } from './check-body.ts';
import type { DeskDeps } from './deps.ts';
import { type DocumentRecord, findDocument, findVersion } from './documents.sql.ts';
import { notePublication } from './note-publication.ts';
import {
  approvePublication,
  countOthers,
  findPublication,
  type PublicationRecord,
  raiseEpoch,
} from './publications.sql.ts';
import type { Published, PublishRefusal, Typed } from './publish-outcome.ts';
import { closeApproval } from './publishing-work.ts';

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
  const checked = await checkBody(deps, { document, body: version.body, audience });
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
    await closeApproval(tx, publicationId, { because: 'Approved.', now });
    const noted = { document, version, publication, changes: checked.changes, why: '' };
    await notePublication(tx, by, { act: 'approved', ...noted, now });
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
