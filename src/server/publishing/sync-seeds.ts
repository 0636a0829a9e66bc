import { sql, type Transaction } from 'kysely';
import { everybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import { mergeBodies } from '#publishing/merge.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { DeskDeps } from './deps.ts';
import { type AnyDocumentKind, type Seed, scoringIn } from './document-kind.ts';
import {
  type DocumentRecord,
  findNewestSeed,
  hashOf,
  insertDocument,
  insertVersion,
  listDocuments,
} from './documents.sql.ts';
import { insertDraft } from './drafts.sql.ts';
import { findLive } from './live-body.ts';
import { insertPublication, raiseEpoch } from './publications.sql.ts';
import { openDraftWork } from './publishing-work.ts';

/** Who acts when a new version of the product starts. */
export const release = 'Release';

/**
 * Brings the seeds of this version of the product. What was sold or shown before there were documents is published as
 * it was. A document that shows an older seed gets the new one; where an operator has published their own, the new seed
 * becomes a draft with their changes, and nothing that is shown changes. Several processes may start at once.
 */
export async function syncSeeds(deps: DeskDeps): Promise<void> {
  for (const kind of Object.values(deps.kinds)) {
    await inTransaction(deps.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`seeds:${kind.rules.name}`}, 0))`.execute(tx);
      const known = await listDocuments(tx, kind.rules.name);
      const before = known.length === 0 ? await kind.carryOver(tx) : null;
      if (before !== null) await publishCarried(deps, tx, kind, before);
      for (const seed of kind.seeds) await syncSeed(deps, tx, kind, seed);
    });
  }
  await deps.published.refresh();
}

async function publishCarried(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  kind: AnyDocumentKind,
  { slug, name, body }: Seed<Json>,
) {
  const now = deps.clock();
  const documentId = (await insertDocument(tx, { kind: kind.rules.name, slug, name, by: release, now }))!;
  const isSeed = kind.seeds.some((seed) => seed.slug === slug && hashOf(seed.body) === hashOf(body));
  await publishAs(deps, tx, kind, { documentId, body, isSeed });
}

async function syncSeed(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  kind: AnyDocumentKind,
  seed: Seed<Json>,
): Promise<void> {
  const document = await findOrMake(deps, tx, kind, seed);
  const earlier = await findNewestSeed(tx, document.id);
  if (earlier !== null && hashOf(earlier.body) === hashOf(seed.body)) return;
  const now = deps.clock();
  const live = await findLive(tx, kind, { documentId: document.id, audience: everybody, now });
  const isOwn = live !== null && live.documentId === document.id && live.versionId !== earlier?.id;
  if (!isOwn) return publishAs(deps, tx, kind, { documentId: document.id, body: seed.body, isSeed: true });
  // Stored as a version, so that the next start knows it; shown to nobody.
  const { id } = await insertVersion(tx, {
    documentId: document.id,
    body: seed.body,
    scoring: scoringIn(kind, seed.body),
    isSeed: true,
    by: release,
    now,
  });
  const { body } = mergeBodies(earlier?.body ?? seed.body, seed.body, live.body);
  if (body === undefined || hashOf(body) === hashOf(live.body)) return;
  const draft = { documentId: document.id, name: 'New with this release', basedOn: id, body };
  const draftId = await insertDraft(tx, { ...draft, by: release, now });
  await openDraftWork(tx, { draftId, document: document.name, now });
}

async function findOrMake(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  kind: AnyDocumentKind,
  { slug, name }: Seed<Json>,
): Promise<DocumentRecord> {
  await insertDocument(tx, { kind: kind.rules.name, slug, name, by: release, now: deps.clock() });
  return (await listDocuments(tx, kind.rules.name)).find((one) => one.slug === slug)!;
}

async function publishAs(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  kind: AnyDocumentKind,
  { documentId, body, isSeed }: { documentId: number; body: Json; isSeed: boolean },
): Promise<void> {
  const now = deps.clock();
  const { id } = await insertVersion(tx, {
    documentId,
    body,
    scoring: scoringIn(kind, body),
    isSeed,
    by: release,
    now,
  });
  await kind.onVersion(tx, body);
  await insertPublication(tx, {
    documentId,
    versionId: id,
    audience: everybody,
    startsAt: now,
    endsAt: null,
    askedBy: release,
    askedById: null,
    askedAt: now,
    approvedBy: release,
    approvedAt: now,
    why: '',
    approvalNeeded: '',
    changes: [],
    isBack: false,
  });
  await raiseEpoch(tx);
}
