import type { CopyBody } from '#contract/copy/copy-body.ts';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { type Audience, everybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { listDocuments } from '#server/publishing/documents.sql.ts';
import { listPublications } from '#server/publishing/publications.sql.ts';
import { publishDraft } from '#server/publishing/publish.ts';
import type { Published, PublishRefusal } from '#server/publishing/publish-outcome.ts';
import { beginDraft, saveDraft } from '#server/publishing/save-draft.ts';
import { publishingOwner as by } from './publishing-owner.ts';

interface Wanted {
  kind: string;
  slug: string;
  body: Json;
  audience?: Audience;
  /** Epoch ms. */
  endsAt?: number | null;
  /** What is typed to confirm, by finding. */
  typed?: Record<string, string>;
}

/** Publishes a body as the only owner does, who confirms by the document's name. */
export async function publishBody(
  deps: DeskDeps,
  { kind, slug, body, audience = everybody, endsAt = null, typed = {} }: Wanted,
): Promise<Published | PublishRefusal> {
  const document = (await listDocuments(deps.db, kind)).find((one) => one.slug === slug)!;
  const [latest] = await listPublications(deps.db, { kinds: [kind], documentId: document.id, limit: 1 });
  const begun = await beginDraft(deps, by, { documentId: document.id, name: 'Draft', basedOn: latest!.versionId });
  if (!('id' in begun)) throw new Error('not begun');
  await saveDraft(deps, by, { id: begun.id, revision: 1, body });
  return publishDraft(deps, by, {
    audience,
    startsAt: null,
    endsAt,
    why: 'as agreed',
    typed: { findings: typed, name: document.name },
    draftId: begun.id,
    revision: 2,
  });
}

/** The shipped texts with these in their place. */
export const copyWith = (texts: Record<string, string>): CopyBody => ({
  texts: seedBody.texts.map(({ id, text }) => ({ id, text: texts[id] ?? text })),
});

/** Publishes the shipped texts with these in their place; of promises, that they hold. */
export function publishCopy(
  deps: DeskDeps,
  texts: Record<string, string>,
  rest: Pick<Wanted, 'audience' | 'endsAt'> = {},
): Promise<Published | PublishRefusal> {
  const typed = Object.fromEntries(Object.keys(texts).map((key) => [`${key}:promise`, 'It holds']));
  return publishBody(deps, { kind: 'copy', slug: 'en', body: copyWith(texts), typed, ...rest });
}
