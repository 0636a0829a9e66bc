import type { Kysely, Transaction } from 'kysely';
import type { Json } from '#publishing/body.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface DraftRecord {
  id: number;
  documentId: number;
  name: string;
  /** The version that it began with; null for a document without one. */
  basedOn: number | null;
  body: Json;
  /** 1 when it is made, one more with each save. */
  revision: number;
  editedBy: string;
  /** Epoch ms. */
  editedAt: number;
}

interface Edit {
  body: Json;
  by: string;
  /** Epoch ms. */
  now: number;
}

export async function insertDraft(
  tx: Transaction<Schema>,
  { documentId, name, basedOn, body, by, now }: Edit & Pick<DraftRecord, 'documentId' | 'name' | 'basedOn'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('drafts')
    .values({
      document_id: String(documentId),
      name,
      based_on: basedOn === null ? null : String(basedOn),
      body: JSON.stringify(body),
      edited_by: by,
      edited_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRevision(tx, Number(id), 1, { body, by, now });
  return Number(id);
}

/** The next revision of a draft, which has to be locked. */
export async function updateDraft(tx: Transaction<Schema>, draft: DraftRecord, edit: Edit): Promise<number> {
  const revision = draft.revision + 1;
  await tx
    .updateTable('drafts')
    .set({ body: JSON.stringify(edit.body), revision, edited_by: edit.by, edited_at: new Date(edit.now) })
    .where('id', '=', String(draft.id))
    .execute();
  await insertRevision(tx, draft.id, revision, edit);
  return revision;
}

async function insertRevision(
  tx: Transaction<Schema>,
  id: number,
  revision: number,
  { body, by, now }: Edit,
): Promise<void> {
  await tx
    .insertInto('draft_revisions')
    .values({ draft_id: String(id), revision, body: JSON.stringify(body), edited_by: by, edited_at: new Date(now) })
    .execute();
}

/** Null when there is none. With `lock` it stays as it is until the transaction ends. */
export async function findDraft(db: Kysely<Schema>, id: number, { lock = false } = {}): Promise<DraftRecord | null> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', String(id))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

/** The drafts of these documents, the last edited first. */
export async function listDrafts(db: Kysely<Schema>, documentIds: readonly number[]): Promise<DraftRecord[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('document_id', 'in', documentIds.map(String))
    .orderBy('edited_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(draftOf);
}

/** The body of an earlier revision; null when it is unknown. */
export async function findRevision(db: Kysely<Schema>, draftId: number, revision: number): Promise<Json | null> {
  const row = await db
    .selectFrom('draft_revisions')
    .select('body')
    .where('draft_id', '=', String(draftId))
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? (row.body as Json) : null;
}

export interface Revision {
  revision: number;
  editedBy: string;
  /** Epoch ms. */
  editedAt: number;
}

/** The latest revisions, newest first. */
export async function listRevisions(db: Kysely<Schema>, draftId: number): Promise<Revision[]> {
  const rows = await db
    .selectFrom('draft_revisions')
    .select(['revision', 'edited_by', 'edited_at'])
    .where('draft_id', '=', String(draftId))
    .orderBy('revision', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ revision, edited_by, edited_at }) => ({
    revision,
    editedBy: edited_by,
    editedAt: edited_at.getTime(),
  }));
}

export async function deleteDraft(tx: Transaction<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('drafts').where('id', '=', String(id)).execute();
}

interface DraftRow {
  id: string;
  document_id: string;
  name: string;
  based_on: string | null;
  body: unknown;
  revision: number;
  edited_by: string;
  edited_at: Date;
}

const draftOf = ({ id, document_id, name, based_on, body, revision, edited_by, edited_at }: DraftRow): DraftRecord => ({
  id: Number(id),
  documentId: Number(document_id),
  name,
  basedOn: based_on === null ? null : Number(based_on),
  body: body as Json,
  revision,
  editedBy: edited_by,
  editedAt: edited_at.getTime(),
});
