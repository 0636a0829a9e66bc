import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import type { DocumentRecord } from './documents.sql.ts';

interface Wanted {
  publicationId: number;
  document: DocumentRecord;
  number: number;
  /** Why a second operator has to approve it. */
  reason: string;
  now: number;
}

/** Puts what waits for approval on the work list. */
export function askForApproval(
  tx: Transaction<Schema>,
  { publicationId, document, number, reason, now }: Wanted,
): Promise<void> {
  const facts = { document: document.name, number, reason };
  return openWork(tx, { kind: 'approval wanted', subject: String(publicationId), facts, now });
}

/** Takes it off, because somebody has approved or declined it. Does nothing for what never waited. */
export function closeApproval(
  tx: Transaction<Schema>,
  publicationId: number,
  { because, now }: { because: string; now: number },
): Promise<void> {
  return closeWork(tx, { kind: 'approval wanted', about: { subject: String(publicationId) }, because, now });
}

/** Tells once that a release has brought a draft. */
export function openDraftWork(
  tx: Transaction<Schema>,
  { draftId, document, now }: { draftId: number; document: string; now: number },
): Promise<void> {
  return openWork(tx, { kind: 'draft of a release', subject: String(draftId), facts: { document }, now });
}

/** Takes it off, because the draft is published or removed. */
export function closeDraftWork(tx: Transaction<Schema>, draftId: number, now: number): Promise<void> {
  const about = { subject: String(draftId) };
  return closeWork(tx, { kind: 'draft of a release', about, because: 'Published or removed.', now });
}
