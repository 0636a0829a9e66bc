import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import { PreviewAnswer, PreviewBody } from '#contract/preview.ts';
import type { Json } from '#publishing/body.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { orNull } from './or-null.ts';

const Id = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 });
const IdText = Type.String({ pattern: '^[1-9]\\d{0,15}$' });
const Time = Type.String({ maxLength: 40 });
/** For the log and for who approves. */
const Why = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });
/** The body of a document; its kind has the schema. */
const Body = Type.Unsafe<Json>(Type.Object({}, { additionalProperties: true }));

const AudienceBody = Type.Object(
  {
    /** Cohorts; null for every quiz. */
    quizzes: orNull(Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: 20 })),
    /** ISO 3166 alpha-2; null for every country. */
    countries: orNull(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250 })),
  },
  { additionalProperties: false },
);

const KindQuery = Type.Object({ kind: Type.String({ maxLength: 20 }) });
const IdParams = Type.Object({ id: IdText });

/** Times are ISO 8601. */
export const PublicationRow = Type.Object({
  id: Id,
  kind: Type.String(),
  document_id: Id,
  document: Type.String(),
  version_id: Id,
  /** Of the document; 1 for its first version. */
  number: Type.Integer(),
  audience: AudienceBody,
  state: Type.Enum(['live', 'covered', 'planned', 'waits', 'over', 'withdrawn']),
  starts_at: Time,
  ends_at: orNull(Time),
  asked_by: Type.String(),
  asked_at: Time,
  approved_by: orNull(Type.String()),
  why: Type.String(),
  /** Why a second operator has to approve it; empty if nobody has to. */
  approval_needed: Type.String(),
  is_back: Type.Boolean(),
  /** What it changed, in words. */
  changes: Type.Array(
    Type.Object({ what: Type.String(), before: orNull(Type.String()), after: orNull(Type.String()) }),
  ),
});
export type PublicationRow = Static<typeof PublicationRow>;

export const DraftRow = Type.Object({
  id: Id,
  document_id: Id,
  name: Type.String(),
  revision: Type.Integer(),
  edited_by: Type.String(),
  edited_at: Time,
});
export type DraftRow = Static<typeof DraftRow>;

export const DocumentRow = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  drafts: Type.Array(DraftRow),
  /** Those in force, planned and waiting, with their bodies. */
  open: Type.Array(Type.Object({ ...PublicationRow.properties, body: Body })),
});
export type DocumentRow = Static<typeof DocumentRow>;

/** All documents of a kind; `now` is the server's. */
export const DocumentList = Type.Object({ now: Time, documents: Type.Array(DocumentRow) });
export type DocumentList = Static<typeof DocumentList>;

const PublicationQuery = Type.Object({
  /** Without it, publications of every kind. */
  kind: Type.Optional(Type.String({ maxLength: 20 })),
  /** Of this document alone. */
  document: Type.Optional(IdText),
  /** Those that somebody of this name asked for or approved. */
  who: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  /** This one alone. */
  publication: Type.Optional(IdText),
  /** The last id of the page before. */
  before: Type.Optional(IdText),
});
export const PublicationPage = Type.Object({
  publications: Type.Array(PublicationRow),
  /** The value of `before` for the next page; null on the last. */
  next: orNull(IdText),
});
export type PublicationPage = Static<typeof PublicationPage>;

const { changes: _changes, why: _why, approval_needed: _needed, ...laneProperties } = PublicationRow.properties;
/** What of a publication says when which version is shown. */
export const LaneRow = Type.Object(laneProperties);
export type LaneRow = Static<typeof LaneRow>;

const ContentDraft = Type.Object({
  ...DraftRow.properties,
  /** A release brought it, and nobody has edited it since. */
  is_of_release: Type.Boolean(),
  /** What the checks of the editor refuse; null where they were not run, because there are many drafts. */
  refused: orNull(Type.Array(Type.String())),
});

/** Documents of every kind, without their bodies. */
export const ContentAnswer = Type.Object({
  now: Time,
  documents: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.String(),
      slug: Type.String(),
      name: Type.String(),
      drafts: Type.Array(ContentDraft),
      /** Those in force, planned and waiting. */
      open: Type.Array(PublicationRow),
    }),
  ),
  /** The latest publications, newest first, at most a hundred. */
  latest: Type.Array(LaneRow),
  /** Who has asked for a publication or approved one. */
  people: Type.Array(Type.String()),
});
export type ContentAnswer = Static<typeof ContentAnswer>;
export type ContentDocument = ContentAnswer['documents'][number];

/** A version as it was published. */
const VersionAnswer = Type.Object({
  kind: Type.String(),
  slug: Type.String(),
  /** Of the document; 1 for its first version. */
  number: Type.Integer(),
  body: Body,
});

const NewDocumentBody = Type.Object({
  kind: Type.String({ maxLength: 20 }),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  /** The version that its first draft begins with, of any document of the kind. */
  version_id: Id,
});

const NewDraftBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  version_id: Id,
});

const MadeId = Type.Object({ id: Id });

export const FindingRow = Type.Object({
  id: Type.String(),
  effect: Type.Enum(['refuses', 'asks', 'notes', 'passes']),
  path: Type.Array(Type.String()),
  text: Type.String(),
  hint: Type.String(),
  confirm_by: Type.Optional(Type.String()),
});
export type FindingRow = Static<typeof FindingRow>;

/** A draft with all that its editor needs. */
export const DraftAnswer = Type.Object({
  draft: Type.Object({ ...DraftRow.properties, body: Body }),
  document: Type.Object({ id: Id, kind: Type.String(), name: Type.String() }),
  /** The body of the revision that was asked for; null without one. */
  base: orNull(Body),
  revisions: Type.Array(Type.Object({ revision: Type.Integer(), edited_by: Type.String(), edited_at: Time })),
  /** What everybody is shown now in its place; null when that is nothing. */
  live: orNull(Type.Object({ number: Type.Integer(), document_id: Id, body: Body })),
  /** What the checks of the browser know besides. */
  facts: orNull(Body),
  /** A price that moves by more per cent is approved by a second operator. */
  price_approval_percent: Type.Number(),
  now: Time,
});
export type DraftAnswer = Static<typeof DraftAnswer>;

const DraftQuery = Type.Object({ revision: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })) });

const SaveDraftBody = Type.Object({
  /** The revision that was edited. 409 when somebody has saved since. */
  revision: Type.Integer({ minimum: 1 }),
  body: Body,
});

const CheckBody = Type.Object({ audience: AudienceBody });
/** What the server's own checks say about the saved draft. */
export const CheckAnswer = Type.Object({
  findings: Type.Array(FindingRow),
  changes: PublicationRow.properties.changes,
  approval_needed: Type.String(),
  /** What a second operator would have to do: nothing, approve, or this one types the name. */
  approval: Type.Enum(['alone', 'by name', 'by another']),
});
export type CheckAnswer = Static<typeof CheckAnswer>;

export const PublishBody = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  audience: AudienceBody,
  /** Null: as soon as it is approved. */
  starts_at: orNull(Time),
  ends_at: orNull(Time),
  why: Why,
  /** What was typed for each finding that asks, by its id. */
  typed: Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 200 })),
  /** The document's name as typed, where one operator confirms what a second one would approve. */
  name: Type.String({ maxLength: 60 }),
});
export type PublishBody = Static<typeof PublishBody>;

const PublishedAnswer = Type.Object({ id: Id, state: Type.Enum(['live', 'planned', 'waits']) });

const ApproveBody = Type.Object({ name: Type.String({ maxLength: 60 }) });
const WhyBody = Type.Object({ why: Why });

const PreviewLink = Type.Object({ url: Type.String(), until: Time });

const changing = { may: 'operator', needs: 'publish', params: IdParams } as const;

export const publishingCallSchemas = {
  [consoleCalls.readContent]: { may: 'operator', needs: 'see what is published', answer: { 200: ContentAnswer } },
  [consoleCalls.listDocuments]: {
    may: 'operator',
    needs: 'see what is published',
    query: KindQuery,
    answer: { 200: DocumentList },
    refusals: [404],
  },
  [consoleCalls.makeDocument]: {
    may: 'operator',
    needs: 'draft',
    body: NewDocumentBody,
    answer: { 201: MadeId },
    refusals: [400, 404, 409],
  },
  [consoleCalls.listPublications]: {
    may: 'operator',
    needs: 'see what is published',
    query: PublicationQuery,
    answer: { 200: PublicationPage },
    refusals: [404],
  },
  [consoleCalls.readVersion]: {
    may: 'operator',
    needs: 'see what is published',
    params: IdParams,
    answer: { 200: VersionAnswer },
    refusals: [404],
  },
  [consoleCalls.beginDraft]: {
    may: 'operator',
    needs: 'draft',
    params: IdParams,
    body: NewDraftBody,
    answer: { 201: MadeId },
    refusals: [404],
  },
  [consoleCalls.readDraft]: {
    may: 'operator',
    needs: 'see what is published',
    params: IdParams,
    query: DraftQuery,
    answer: { 200: DraftAnswer },
    refusals: [404],
  },
  [consoleCalls.saveDraft]: {
    may: 'operator',
    needs: 'draft',
    params: IdParams,
    body: SaveDraftBody,
    answer: { 200: Type.Object({ revision: Type.Integer() }) },
    refusals: [400, 404, 409],
  },
  [consoleCalls.removeDraft]: {
    may: 'operator',
    needs: 'draft',
    params: IdParams,
    answer: { 204: NoBody },
    refusals: [404],
  },
  [consoleCalls.checkDraft]: {
    may: 'operator',
    needs: 'draft',
    params: IdParams,
    body: CheckBody,
    answer: { 200: CheckAnswer },
    refusals: [404],
  },
  [consoleCalls.makePreview]: {
    may: 'operator',
    needs: 'draft',
    params: IdParams,
    answer: { 201: PreviewLink },
    refusals: [404],
  },
  // Whoever has the link has no session.
  [consoleCalls.readPreview]: { may: 'anyone', body: PreviewBody, answer: { 200: PreviewAnswer }, refusals: [404] },
  // Whoever may draft may ask; an owner publishes or approves.
  [consoleCalls.publishDraft]: {
    may: 'operator',
    needs: 'ask to publish',
    params: IdParams,
    body: PublishBody,
    answer: { 201: PublishedAnswer },
    refusals: [400, 404, 409],
  },
  [consoleCalls.approvePublication]: {
    ...changing,
    body: ApproveBody,
    answer: { 200: PublishedAnswer },
    refusals: [400, 404, 409],
  },
  [consoleCalls.publishAgain]: {
    ...changing,
    body: WhyBody,
    answer: { 201: PublishedAnswer },
    refusals: [400, 404, 409],
  },
  [consoleCalls.endPublication]: {
    ...changing,
    body: WhyBody,
    answer: { 204: NoBody },
    refusals: [400, 404, 409],
  },
} as const satisfies ConsoleRows;
