import type { CopyBody } from '#contract/copy/copy-body.ts';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { type Audience, everybody } from '#publishing/audience.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { listDocuments } from '#server/publishing/documents.sql.ts';
import { listPublications } from '#server/publishing/publications.sql.ts';
import { publishDraft } from '#server/publishing/publish.ts';
import type { Published, PublishRefusal } from '#server/publishing/publish-outcome.ts';
import { beginDraft, saveDraft } from '#server/publishing/save-draft.ts';
import { publishingOwner as by } from './publishing-owner.ts';

/** Publishes the shipped texts with these in their place. */
export async function publishCopy(
  deps: DeskDeps,
  texts: Record<string, string>,
  audience: Audience = everybody,
  endsAt: number | null = null,
): Promise<Published | PublishRefusal> {
  const [document] = await listDocuments(deps.db, 'copy');
  const [latest] = await listPublications(deps.db, { kind: 'copy', limit: 1 });
  const begun = await beginDraft(deps, by, {
    documentId: document!.id,
    name: 'New words',
    basedOn: latest!.versionId,
  });
  if (!('id' in begun)) throw new Error('not begun');
  const body: CopyBody = { texts: seedBody.texts.map(({ id, text }) => ({ id, text: texts[id] ?? text })) };
  await saveDraft(deps, by, { id: begun.id, revision: 1, body });
  const promises = Object.keys(texts).map((key) => [`${key}:promise`, 'It holds'] as const);
  const typed = { findings: Object.fromEntries(promises), name: document!.name };
  return publishDraft(deps, by, {
    audience,
    startsAt: null,
    endsAt,
    why: 'as agreed',
    typed,
    draftId: begun.id,
    revision: 2,
  });
}
