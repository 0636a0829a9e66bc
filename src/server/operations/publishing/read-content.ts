import type { ContentAnswer } from '#contract/console/publishing.ts';
import { everybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { type DocumentRecord, listDocuments } from '#server/publishing/documents.sql.ts';
import { type DraftRecord, listDrafts } from '#server/publishing/drafts.sql.ts';
import { liveAmong } from '#server/publishing/live-body.ts';
import { listOpenPublications, listPublications, listPublishers } from '#server/publishing/publications.sql.ts';
import { release } from '#server/publishing/sync-seeds.ts';
import { draftRowOf, rowsOf } from './list-documents.ts';

/** How many of the latest publications tell which version was shown when. */
const latestShown = 100;
/** How many drafts are checked, the last edited first. */
const mostChecked = 20;

/** The documents of every kind with what is shown, planned, waits and is being edited. */
export async function readContent(deps: DeskDeps): Promise<ContentAnswer> {
  const { db, clock, kinds } = deps;
  const names = Object.keys(kinds);
  const now = clock();
  const documents = await listDocuments(db, ...names);
  const others = await listOpenPublications(db, { kinds: names, now });
  const open = (await rowsOf(deps, others, { documents, others })).filter(({ state }) => state !== 'covered');
  const found = await listPublications(db, { kinds: names, limit: latestShown });
  const latest = await rowsOf(deps, found, { documents, others });
  const drafts = await listDrafts(
    db,
    documents.map(({ id }) => id),
  );
  const refused = await refusedIn(deps, documents, drafts.slice(0, mostChecked));
  return {
    now: new Date(now).toISOString(),
    documents: documents.map(({ id, kind, slug, name }) => ({
      id,
      kind,
      slug,
      name,
      drafts: drafts
        .filter(({ documentId }) => documentId === id)
        .map((draft) => ({
          ...draftRowOf(draft),
          is_of_release: draft.editedBy === release,
          refused: refused.get(draft.id) ?? null,
        })),
      open: open.filter(({ document_id }) => document_id === id),
    })),
    latest: latest.map(({ changes: _changes, why: _why, approval_needed: _needed, ...row }) => row),
    people: await listPublishers(db),
  };
}

/** What the checks of the editor refuse in each draft, by its id. */
async function refusedIn(
  deps: DeskDeps,
  documents: readonly DocumentRecord[],
  drafts: readonly DraftRecord[],
): Promise<Map<number, string[]>> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const all = drafts.map(
    async (draft) => [draft.id, await refusedOf(deps, byId.get(draft.documentId)!, draft)] as const,
  );
  return new Map(await Promise.all(all));
}

async function refusedOf(deps: DeskDeps, { id, kind, slug }: DocumentRecord, { body }: DraftRecord): Promise<string[]> {
  const known = deps.kinds[kind]!;
  const asked = { documentId: id, audience: everybody, now: deps.clock() };
  const live = liveAmong(await deps.published.of(kind), known, asked);
  const facts: Json = await known.editorFacts({ slug, live: live?.body ?? null });
  // The browser has the live body beside the facts, so they may come without it.
  const whole = facts === null ? null : { ...(facts as object), live: live?.body ?? null };
  return known.rules
    .check(body, whole)
    .filter(({ effect }) => effect === 'refuses')
    .map(({ text }) => text);
}
