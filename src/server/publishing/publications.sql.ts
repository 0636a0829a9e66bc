import { type Kysely, type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Client } from 'pg';
import type { Role } from '#contract/console/permissions.ts';
import type { Audience } from '#publishing/audience.ts';
import type { Change } from '#publishing/kind.ts';
import type { Publication } from '#publishing/shown.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A publication with who asked for it and who approved it. Times are epoch ms. */
export interface PublicationRecord extends Publication {
  askedBy: string;
  /** Null for a release and for the console's own password. */
  askedById: string | null;
  askedAt: number;
  approvedBy: string | null;
  why: string;
  /** Why a second operator has to approve it; empty if nobody has to. */
  approvalNeeded: string;
  /** The difference from what its audience was shown when it was asked for. */
  changes: readonly Change[];
  /** Whether it publishes an earlier version again. */
  isBack: boolean;
}

export type NewPublication = Omit<PublicationRecord, 'id'>;

export async function insertPublication(tx: Transaction<Schema>, wanted: NewPublication): Promise<number> {
  const { id } = await tx
    .insertInto('publications')
    .values({
      document_id: String(wanted.documentId),
      version_id: String(wanted.versionId),
      audience: JSON.stringify(wanted.audience),
      starts_at: new Date(wanted.startsAt),
      ends_at: wanted.endsAt === null ? null : new Date(wanted.endsAt),
      asked_by: wanted.askedBy,
      asked_by_id: wanted.askedById,
      asked_at: new Date(wanted.askedAt),
      approved_by: wanted.approvedBy,
      approved_at: wanted.approvedAt === null ? null : new Date(wanted.approvedAt),
      why: wanted.why,
      approval_needed: wanted.approvalNeeded,
      changes: JSON.stringify(wanted.changes),
      back_to: wanted.isBack,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Null when there is none. With `lock` it stays as it is until the transaction ends. */
export async function findPublication(
  db: Kysely<Schema>,
  id: number,
  { lock = false } = {},
): Promise<PublicationRecord | null> {
  const row = await db
    .selectFrom('publications')
    .selectAll()
    .where('id', '=', String(id))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? publicationOf(row) : null;
}

export async function approvePublication(tx: Transaction<Schema>, id: number, by: string, now: number): Promise<void> {
  await tx
    .updateTable('publications')
    .set({ approved_by: by, approved_at: new Date(now) })
    .where('id', '=', String(id))
    .execute();
}

/** Ends it at a time (epoch ms); one that has not begun by then never begins. */
export async function endPublication(tx: Transaction<Schema>, id: number, at: number): Promise<void> {
  await tx
    .updateTable('publications')
    .set({ ends_at: new Date(at) })
    .where('id', '=', String(id))
    .execute();
}

/** The publications of these kinds that are not over at a time (epoch ms), with those that wait for approval. */
export async function listOpenPublications(
  db: Kysely<Schema>,
  { kinds, now }: { kinds: readonly string[]; now: number },
): Promise<PublicationRecord[]> {
  const rows = await ofKinds(db, kinds)
    .selectAll('publications')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', new Date(now))]))
    .orderBy('publications.id')
    .execute();
  return rows.map(publicationOf);
}

interface Wanted {
  kinds: readonly string[];
  documentId?: number | undefined;
  /** Who asked for it or approved it. */
  who?: string | undefined;
  id?: number | undefined;
  /** Older than the publication of this id. */
  before?: number | undefined;
  limit: number;
}

/** The publications of these kinds, newest first. */
export async function listPublications(
  db: Kysely<Schema>,
  { kinds, documentId, who, id, before, limit }: Wanted,
): Promise<PublicationRecord[]> {
  const rows = await ofKinds(db, kinds)
    .selectAll('publications')
    .$if(documentId !== undefined, (query) => query.where('document_id', '=', String(documentId)))
    .$if(who !== undefined, (query) =>
      query.where((row) => row.or([row('asked_by', '=', who!), row('approved_by', '=', who!)])),
    )
    .$if(id !== undefined, (query) => query.where('publications.id', '=', String(id)))
    .$if(before !== undefined, (query) => query.where('publications.id', '<', String(before)))
    .orderBy('publications.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(publicationOf);
}

/** The names of all who have asked for a publication or approved one. */
export async function listPublishers(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('publications')
    .select('asked_by as name')
    .union((query) => query.selectFrom('publications').select(sql<string>`approved_by`.as('name')))
    .orderBy('name')
    .limit(200)
    .execute();
  return rows.flatMap(({ name }) => name ?? []);
}

function ofKinds(
  db: Kysely<Schema>,
  kinds: readonly string[],
): SelectQueryBuilder<Schema, 'publications' | 'documents', object> {
  return db
    .selectFrom('publications')
    .innerJoin('documents', 'documents.id', 'publications.document_id')
    .where('documents.kind', 'in', kinds);
}

/** How many operators of these roles may sign in, besides this one. */
export async function countOthers(
  db: Kysely<Schema>,
  roles: readonly Role[],
  operatorId: string | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('operators')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'active')
    .where('role', 'in', roles)
    .$if(operatorId !== null, (query) => query.where('id', '!=', operatorId!))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The channel on which processes hear of a change of what is shown. */
const channel = 'published';

/** Lets a connection of its own hear of every change of what is shown, as the event `notification`. */
export async function listenForChanges(client: Client): Promise<void> {
  await client.query(`listen ${channel}`);
}

/** Notes a change of what is shown, and tells the other processes when the transaction commits. */
export async function raiseEpoch(tx: Transaction<Schema>): Promise<void> {
  const { n } = await tx
    .insertInto('publish_epoch')
    .values({ n: '1' })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ n: sql`publish_epoch.n + 1` }))
    .returning('n')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${channel}, ${String(n)})`.execute(tx);
}

/** The number of changes so far. */
export async function readEpoch(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('publish_epoch').select('n').executeTakeFirst();
  return Number(row?.n ?? 0);
}

function publicationOf(row: Selectable<Schema['publications']>): PublicationRecord {
  return {
    id: Number(row.id),
    documentId: Number(row.document_id),
    versionId: Number(row.version_id),
    audience: row.audience as Audience,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
    askedBy: row.asked_by,
    askedById: row.asked_by_id,
    askedAt: row.asked_at.getTime(),
    approvedBy: row.approved_by,
    approvedAt: row.approved_at?.getTime() ?? null,
    why: row.why,
    approvalNeeded: row.approval_needed,
    changes: row.changes as unknown as Change[],
    isBack: row.back_to,
  };
}
