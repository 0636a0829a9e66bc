import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { kindOf } from './check-body.ts';
import type { DeskDeps } from './deps.ts';
import { findDocument, findVersion, insertDocument } from './documents.sql.ts';
import { insertDraft } from './drafts.sql.ts';

interface NewDocument {
  kind: string;
  name: string;
  /** The version that its first draft begins with. */
  version_id: number;
}

/** A document of its own, which shows nothing yet, with a draft. @returns the id of the draft */
export function makeDocument(
  deps: DeskDeps,
  by: Operator,
  { kind, name, version_id }: NewDocument,
): Promise<{ id: number } | { refused: 'unknown' | 'taken' }> {
  return inTransaction(deps.db, async (tx) => {
    const version = await findVersion(tx, version_id);
    const origin = version && (await findDocument(tx, version.documentId));
    if (version === null || origin?.kind !== kind || kindOf(deps, kind).onlySeeds) return { refused: 'unknown' };
    const now = deps.clock();
    const title = name.trim();
    const documentId = await insertDocument(tx, { kind, slug: slugOf(title), name: title, by: by.name, now });
    const entry = { by, act: 'made a document', subject: title, now } as const;
    if (documentId === null) {
      await recordAudit(tx, { ...entry, outcome: 'refused', after: 'taken' });
      return { refused: 'taken' };
    }
    const id = await insertDraft(tx, {
      documentId,
      name: title,
      basedOn: version.id,
      body: version.body,
      by: by.name,
      now,
    });
    await recordAudit(tx, entry);
    return { id };
  });
}

/** Names that differ by case and signs only would be taken for one another. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join('-');
