import type { DocumentList, DraftRow, PublicationPage, PublicationRow } from '#contract/console/publishing.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import {
  type DocumentRecord,
  findVersions,
  listDocuments,
  readVersionNumbers,
} from '#server/publishing/documents.sql.ts';
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
  const all = await listOpenPublications(db, { kinds: [kind], now });
  const rows = await rowsOf({ db, clock }, all, { documents, others: all });
  const open = rows.filter(({ state }) => state !== 'covered');
  const versions = await findVersions(db, [...new Set(open.map(({ version_id }) => version_id))]);
  const bodies = new Map(versions.map(({ id, body }) => [id, body]));
  return {
    now: new Date(now).toISOString(),
    documents: documents.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      drafts: drafts.filter(({ documentId }) => documentId === id).map(draftRowOf),
      open: open
        .filter(({ document_id }) => document_id === id)
        .map((row) => ({ ...row, body: bodies.get(row.version_id)! })),
    })),
  };
}

const perPage = 20;

interface WantedPage {
  kinds: readonly string[];
  documentId?: number | undefined;
  who?: string | undefined;
  id?: number | undefined;
  before?: number | undefined;
}

/** A page of the publications of these kinds, newest first. */
export async function readPublications({ db, clock }: ReadDeps, wanted: WantedPage): Promise<PublicationPage> {
  const found = await listPublications(db, { ...wanted, limit: perPage + 1 });
  const documents = await listDocuments(db, ...wanted.kinds);
  const others = await listOpenPublications(db, { kinds: wanted.kinds, now: clock() });
  const publications = await rowsOf({ db, clock }, found.slice(0, perPage), { documents, others });
  return { publications, next: found.length > perPage ? String(publications.at(-1)!.id) : null };
}

/** Publications as rows of the console; `others` are all of their kinds that are not over. */
export async function rowsOf(
  { db, clock }: ReadDeps,
  publications: readonly PublicationRecord[],
  { documents, others }: { documents: readonly DocumentRecord[]; others: readonly PublicationRecord[] },
): Promise<PublicationRow[]> {
  const now = clock();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const numbers = await readVersionNumbers(
    db,
    publications.map(({ versionId }) => versionId),
  );
  return publications.map((publication) =>
    rowOf(publication, {
      document: byId.get(publication.documentId)!,
      number: numbers.get(publication.versionId)!,
      others: others.filter(({ documentId }) => documentId === publication.documentId),
      now,
    }),
  );
}
