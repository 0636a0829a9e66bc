import type {
  DocumentList,
  DraftAnswer,
  DraftRow,
  PublicationPage,
  PublicationRow,
} from '#contract/console/publishing.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, seedBody } from '#contract/copy/copy-kind.ts';
import { withText } from './listed-texts.ts';

/** The texts of the made-up business that the console's pictures show, on 21 November 2026. */
const seenAt = '2026-11-21T09:42:00Z';

const live = withText(seedBody, 'paywall.lengths', 'Choose for how long');
const begun = withText(
  withText(live, 'paywall.title-named', 'Here is your plan, {name}'),
  'paywall.what-you-get',
  'What is in it',
);

const publication = (id: number, more: Partial<PublicationRow>): PublicationRow => ({
  id,
  kind: 'copy',
  document_id: 1,
  document: 'English texts',
  version_id: id,
  number: id,
  audience: { quizzes: null, countries: null },
  state: 'live',
  starts_at: '2026-11-18T14:05:00Z',
  ends_at: null,
  asked_by: 'R. Okafor',
  asked_at: '2026-11-18T14:05:00Z',
  approved_by: null,
  why: '',
  approval_needed: '',
  is_back: false,
  changes: [],
  ...more,
});
const first = publication(1, { state: 'covered', starts_at: '2025-12-01T00:00:00Z', asked_by: 'Release' });
const second = publication(2, {
  why: 'People asked what is chosen.',
  changes: copyKind.describe(seedBody, live).map(({ what, before, after }) => ({ what, before, after })),
});

const row: DraftRow = {
  id: 7,
  document_id: 1,
  name: '21 Nov 2026',
  revision: 3,
  edited_by: 'R. Okafor',
  edited_at: '2026-11-21T09:36:00Z',
};

export const documents: DocumentList = {
  now: seenAt,
  documents: [{ id: 1, slug: 'en', name: 'English texts', drafts: [row], open: [{ ...second, body: live }] }],
};
export const withoutDraft: DocumentList = { ...documents, documents: [{ ...documents.documents[0]!, drafts: [] }] };
export const publications: PublicationPage = { publications: [second, first], next: null };

export const draftOf = (body: CopyBody): DraftAnswer => ({
  draft: { ...row, body },
  document: { id: 1, kind: 'copy', name: 'English texts' },
  base: null,
  revisions: [{ revision: 3, edited_by: 'R. Okafor', edited_at: row.edited_at }],
  live: { number: 2, document_id: 1, body: live },
  facts: {},
  price_approval_percent: 5,
  now: seenAt,
});
export const draft = draftOf(begun);
const theirs: DraftAnswer = {
  ...draftOf(withText(begun, 'paywall.title-named', '{name}, this is your plan')),
  base: live,
};
/** What L. Fontaine saved meanwhile. */
export const theirRevision: DraftAnswer = {
  ...theirs,
  draft: { ...theirs.draft, revision: 4, edited_by: 'L. Fontaine' },
};
