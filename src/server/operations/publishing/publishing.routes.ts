import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { approve } from '#server/publishing/approve.ts';
import type { DeskDeps } from '#server/publishing/deps.ts';
import { findDocument, findVersion } from '#server/publishing/documents.sql.ts';
import { findDraft } from '#server/publishing/drafts.sql.ts';
import { endShown } from '#server/publishing/end-shown.ts';
import { makeDocument } from '#server/publishing/make-document.ts';
import { draftOfPreview, makePreview } from '#server/publishing/preview-link.ts';
import { publishAgain, publishDraft } from '#server/publishing/publish.ts';
import type { Published, PublishRefusal } from '#server/publishing/publish-outcome.ts';
import { beginDraft, type DraftRefusal, removeDraft, saveDraft } from '#server/publishing/save-draft.ts';
import { readDocuments, readPublications } from './list-documents.ts';
import { readContent } from './read-content.ts';
import { checkDraft, readDraft } from './read-draft.ts';

type Deps = DeskDeps & { secrets: Secrets };

/** What is shown and sold: documents of every kind, their drafts and publications. */
export function publishingRoutes(route: AddRoute, deps: Deps): void {
  readingRoutes(route, deps);
  draftRoutes(route, deps);
  publicationRoutes(route, deps);
  previewRoutes(route, deps);
}

const unknown: Refusal<404> = {
  refusal: { status: 404, error: 'There is no such thing any more. Load the page again.' },
};

function readingRoutes(route: AddRoute, deps: Deps): void {
  const isKind = (name: string) => Object.hasOwn(deps.kinds, name);

  route(consoleCalls.listDocuments, async ({ query: { kind } }) =>
    isKind(kind) ? readDocuments(deps, kind) : unknown,
  );
  route(consoleCalls.readContent, async () => readContent(deps));
  route(consoleCalls.listPublications, async ({ query: { kind, document, who, publication, before } }) => {
    if (kind !== undefined && !isKind(kind)) return unknown;
    const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
    return readPublications(deps, {
      kinds: kind === undefined ? Object.keys(deps.kinds) : [kind],
      documentId: numberOf(document),
      who,
      id: numberOf(publication),
      before: numberOf(before),
    });
  });
  route(consoleCalls.readVersion, async ({ params }) => {
    const version = await findVersion(deps.db, Number(params.id));
    const document = version && (await findDocument(deps.db, version.documentId));
    if (!version || !document || !isKind(document.kind)) return unknown;
    return { kind: document.kind, slug: document.slug, number: version.number, body: version.body };
  });
  route(consoleCalls.readDraft, async ({ params, query: { revision } }) => {
    const found = await readDraft(deps, Number(params.id), revision === undefined ? null : Number(revision));
    return found ?? unknown;
  });
  route(consoleCalls.checkDraft, async ({ operator, params, body: { audience } }) => {
    const checked = await checkDraft(deps, operator, { id: Number(params.id), audience });
    return checked ?? unknown;
  });
}

/** All texts of the product have 80 kB, and operators may write longer ones. */
const mostDraftBytes = 1_048_576;

function draftRoutes(route: AddRoute, deps: Deps): void {
  route(consoleCalls.makeDocument, async ({ operator, body }) => {
    const made = await makeDocument(deps, operator, body);
    if ('id' in made) return made;
    if (made.refused === 'unknown') return unknown;
    return { refusal: { status: 409, error: 'There is a list of this name already. Give it another one.' } };
  });
  route(consoleCalls.beginDraft, async ({ operator, params, body: { name, version_id } }) => {
    const begun = await beginDraft(deps, operator, { documentId: Number(params.id), name, basedOn: version_id });
    return 'id' in begun ? begun : unknown;
  });
  route(
    consoleCalls.saveDraft,
    async ({ operator, params, body }) => {
      const saved = await saveDraft(deps, operator, { id: Number(params.id), ...body });
      if ('revision' in saved) return saved;
      if (!('stale' in saved)) return refusalOfDraft(saved);
      const { editedBy, revision } = saved.stale;
      const error = `${editedBy} saved revision ${revision} while you were writing. Nothing is lost: join the two.`;
      return { refusal: { status: 409, error } };
    },
    { bodyLimit: mostDraftBytes },
  );
  route(consoleCalls.removeDraft, async ({ operator, params }) =>
    (await removeDraft(deps, operator, Number(params.id))) === 'removed' ? null : unknown,
  );
}

function refusalOfDraft(refusal: DraftRefusal): Refusal<400 | 404> {
  return refusal.refused === 'shape' ? { refusal: { status: 400, error: refusal.fault } } : unknown;
}

function publicationRoutes(route: AddRoute, deps: Deps): void {
  route(consoleCalls.publishDraft, async ({ operator, params, body }) => {
    const times = [body.starts_at, body.ends_at].map((at) => (at === null ? null : Date.parse(at)));
    if (times.some((at) => at !== null && !Number.isFinite(at))) return refusalOf({ refused: 'time' });
    const { revision, audience, why, typed, name } = body;
    const span = { audience, startsAt: times[0]!, endsAt: times[1]! };
    const asked = { draftId: Number(params.id), revision, why, typed: { findings: typed, name }, ...span };
    return answerOf(await publishDraft(deps, operator, asked));
  });
  route(consoleCalls.approvePublication, async ({ operator, params, body: { name } }) =>
    answerOf(await approve(deps, operator, { publicationId: Number(params.id), typed: { findings: {}, name } })),
  );
  route(consoleCalls.publishAgain, async ({ operator, params, body: { why } }) =>
    answerOf(await publishAgain(deps, operator, { publicationId: Number(params.id), why })),
  );
  route(consoleCalls.endPublication, async ({ operator, params, body: { why } }) => {
    const ended = await endShown(deps, operator, { publicationId: Number(params.id), why });
    return ended === 'ended' ? null : refusalOf(ended);
  });
}

function answerOf(outcome: Published | PublishRefusal) {
  return 'refused' in outcome ? refusalOf(outcome) : { id: outcome.publicationId, state: outcome.state };
}

const sentences = {
  stale: 'Something changed meanwhile. Load the page again and look once more.',
  unchanged: 'This is what is shown already.',
  over: 'This is over, or ends at the time that was announced.',
  own: 'Somebody else has to approve what you have asked for.',
  bare: 'Nothing would be left for everybody. Publish another version first.',
} as const;

function refusalOf(refusal: PublishRefusal): Refusal<400 | 404 | 409> {
  switch (refusal.refused) {
    case 'unknown':
      return unknown;
    case 'time':
      return { refusal: { status: 400, error: 'The times do not fit: an end comes after the start, and after now.' } };
    case 'name':
      return { refusal: { status: 400, error: 'Type the name exactly, to confirm it.' } };
    case 'findings':
      return { refusal: { status: 409, error: refusal.findings.map(({ text }) => text).join(' ') } };
    default:
      return { refusal: { status: 409, error: sentences[refusal.refused] } };
  }
}

function previewRoutes(route: AddRoute, deps: Deps): void {
  const { db, secrets, clock, config } = deps;

  route(consoleCalls.makePreview, async ({ operator, params }) => {
    const made = await makePreview(deps, operator, Number(params.id));
    if (made === null) return unknown;
    // Behind the `#`, so that it stands in no log.
    return {
      url: `${config.publicUrl}${consolePaths.preview}#${made.token}`,
      until: new Date(made.until).toISOString(),
    };
  });
  route(consoleCalls.readPreview, async ({ body: { token } }) => {
    const draftId = draftOfPreview(secrets, token, clock());
    const draft = draftId === null ? null : await findDraft(db, draftId);
    if (draft === null) {
      return { refusal: { status: 404, error: 'This preview is over. Ask for a new link.' } };
    }
    const { kind, name } = (await findDocument(db, draft.documentId))!;
    return { kind, document: name, draft: draft.name, revision: draft.revision, body: draft.body };
  });
}
