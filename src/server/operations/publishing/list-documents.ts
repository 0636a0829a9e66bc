import type { DocumentList, DraftRow, PublicationPage } from '#contract/console/publishing.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { findVersions, listDocuments, type VersionRecord } from '#server/publishing/documents.sql.ts';
import { type DraftRecord, listDrafts } from '#server/publishing/drafts.sql.ts';
import { listOpenPublications, listPublications, type PublicationRecord } from '#server/publishing/publications.sql.ts';
import { rowOf } from './publication-row.ts';

type ReadDeps = Pick<DeskDeps, 'db' | 'clock'>;

export const draftRowOf = ({ id, documentId, name, revision, editedBy, editedAt }: DraftRecord): DraftRow => ({
  id,
  document_id: documentId,
  name,
  revision,
  edited_by: editedBy,
  edited_at: new Date(editedAt).toISOString(),
});

/** The documents of a kind with their drafts, and all that is shown, planned or waits for approval. */
export async function readDocuments({ db, clock }: ReadDeps, kind: string): Promise<DocumentList> {
  const now = clock();
  const documents = await listDocuments(db, kind);
  const drafts = await listDrafts(
    db,
    documents.map(({ id }) => id),
  );
  const all = await listOpenPublications(db, { kind, now });
  const rows = await rowsOf({ db, clock }, all, { kind, others: all });
  const open = rows.filter(({ state }) => state !== 'covered');
  const bodies = await versionsOf(
    { db },
    open.map(({ version_id }) => version_id),
  );
  return {
    now: new Date(now).toISOString(),
    documents: documents.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      drafts: drafts.filter(({ documentId }) => documentId === id).map(draftRowOf),
      open: open
        .filter(({ document_id }) => document_id === id)
        .map((row) => ({ ...row, body: bodies.get(row.version_id)!.body })),
    })),
  };
}

const perPage = 20;

/** A page of the publications of a kind, newest first. */
export async function readPublications(
  { db, clock }: ReadDeps,
  { kind, documentId, before }: { kind: string; documentId?: number | undefined; before?: number | undefined },
): Promise<PublicationPage> {
  const found = await listPublications(db, { kind, documentId, before, limit: perPage + 1 });
  const others = await listOpenPublications(db, { kind, now: clock() });
  const publications = await rowsOf({ db, clock }, found.slice(0, perPage), { kind, others });
  return { publications, next: found.length > perPage ? String(publications.at(-1)!.id) : null };
}

async function rowsOf(
  { db, clock }: ReadDeps,
  publications: readonly PublicationRecord[],
  { kind, others }: { kind: string; others: readonly PublicationRecord[] },
) {
  const now = clock();
  const names = new Map((await listDocuments(db, kind)).map(({ id, name }) => [id, name]));
  const versions = await versionsOf(
    { db },
    publications.map(({ versionId }) => versionId),
  );
  return publications.map((publication) =>
    rowOf(publication, {
      document: names.get(publication.documentId)!,
      version: versions.get(publication.versionId)!,
      others: others.filter(({ documentId }) => documentId === publication.documentId),
      now,
    }),
  );
}

async function versionsOf({ db }: Pick<ReadDeps, 'db'>, ids: readonly number[]): Promise<Map<number, VersionRecord>> {
  return new Map((await findVersions(db, [...new Set(ids)])).map((version) => [version.id, version]));
}
