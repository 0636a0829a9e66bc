import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { canonical, type Json } from '#publishing/body.ts';
import type { Finding } from '#publishing/kind.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface DocumentRecord {
  id: number;
  kind: string;
  slug: string;
  name: string;
  /** Epoch ms; null while it is in use. */
  retiredAt: number | null;
}

export interface VersionRecord {
  id: number;
  documentId: number;
  /** 1 for the first of its document. */
  number: number;
  body: Json;
  isSeed: boolean;
  note: string;
  madeBy: string;
  /** Epoch ms. */
  madeAt: number;
}

/** SHA-256 of a body, equal for equal bodies. */
export const hashOf = (body: Json): string => createHash('sha256').update(canonical(body)).digest('hex');

/** Null when there is none. With `lock` it stays as it is until the transaction ends. */
export async function findDocument(
  db: Kysely<Schema>,
  id: number,
  { lock = false } = {},
): Promise<DocumentRecord | null> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'slug', 'name', 'retired_at'])
    .where('id', '=', String(id))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ? documentOf(row) : null;
}

export async function listDocuments(db: Kysely<Schema>, ...kinds: readonly string[]): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'slug', 'name', 'retired_at'])
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  return rows.map(documentOf);
}

type DocumentRow = { id: string; kind: string; slug: string; name: string; retired_at: Date | null };

const documentOf = ({ id, retired_at, ...row }: DocumentRow): DocumentRecord => ({
  id: Number(id),
  ...row,
  retiredAt: retired_at?.getTime() ?? null,
});

interface NewDocument {
  kind: string;
  slug: string;
  name: string;
  by: string;
  /** Epoch ms. */
  now: number;
}

/** Null when the kind has a document with this slug. */
export async function insertDocument(
  tx: Transaction<Schema>,
  { by, now, ...row }: NewDocument,
): Promise<number | null> {
  const made = await tx
    .insertInto('documents')
    .values({ ...row, made_by: by, made_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? Number(made.id) : null;
}

export interface NewVersion {
  documentId: number;
  body: Json;
  /** What of it has to be equal for stored answers to mean the same; null where nothing is stored. */
  scoring?: Json;
  isSeed?: boolean;
  note?: string;
  findings?: readonly Finding[];
  by: string;
  /** Epoch ms. */
  now: number;
}

/** Stores a body as the next version, unless a version has it already. The document has to be locked. */
export async function insertVersion(
  tx: Transaction<Schema>,
  { documentId, body, scoring = null, isSeed = false, note = '', findings = [], by, now }: NewVersion,
): Promise<{ id: number; isNew: boolean }> {
  const [hash, document_id] = [hashOf(body), String(documentId)];
  const known = await tx
    .selectFrom('document_versions')
    .select('id')
    .where('document_id', '=', document_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return { id: Number(known.id), isNew: false };
  const { id } = await tx
    .insertInto('document_versions')
    .values({
      document_id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from document_versions where document_id = ${document_id})`,
      body: JSON.stringify(body),
      hash,
      scoring_hash: scoring === null ? null : hashOf(scoring),
      seed: isSeed,
      note,
      findings: JSON.stringify(findings),
      made_by: by,
      made_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id), isNew: true };
}

const versionColumns = ['id', 'document_id', 'number', 'body', 'seed', 'note', 'made_by', 'made_at'] as const;

export async function findVersion(db: Kysely<Schema>, id: number): Promise<VersionRecord | null> {
  const [version] = await findVersions(db, [id]);
  return version ?? null;
}

export async function findVersions(db: Kysely<Schema>, ids: readonly number[]): Promise<VersionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('document_versions')
    .select(versionColumns)
    .where('id', 'in', ids.map(String))
    .orderBy('id')
    .execute();
  return rows.map(versionOf);
}

/** The numbers of versions within their documents, by their ids. */
export async function readVersionNumbers(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_versions')
    .select(['id', 'number'])
    .where('id', 'in', [...new Set(ids)].map(String))
    .execute();
  return new Map(rows.map(({ id, number }) => [Number(id), number]));
}

/** The bodies of all versions of a kind, oldest first. */
export async function listVersionBodies(db: Kysely<Schema>, kind: string): Promise<Json[]> {
  const rows = await db
    .selectFrom('document_versions')
    .innerJoin('documents', 'documents.id', 'document_versions.document_id')
    .select('document_versions.body')
    .where('documents.kind', '=', kind)
    .orderBy('document_versions.id')
    .execute();
  return rows.map(({ body }) => body as Json);
}

/** The newest version that a release brought; null without one. */
export async function findNewestSeed(db: Kysely<Schema>, documentId: number): Promise<VersionRecord | null> {
  const row = await db
    .selectFrom('document_versions')
    .select(versionColumns)
    .where('document_id', '=', String(documentId))
    .where('seed', '=', true)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? versionOf(row) : null;
}

interface VersionRow {
  id: string;
  document_id: string;
  number: number;
  body: unknown;
  seed: boolean;
  note: string;
  made_by: string;
  made_at: Date;
}

const versionOf = ({ id, document_id, number, body, seed, note, made_by, made_at }: VersionRow): VersionRecord => ({
  id: Number(id),
  documentId: Number(document_id),
  number,
  body: body as Json,
  isSeed: seed,
  note,
  madeBy: made_by,
  madeAt: made_at.getTime(),
});
