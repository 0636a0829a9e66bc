import type { ContentAnswer, ContentDocument, PublicationPage, PublicationRow } from '#contract/console/publishing.ts';

/** What the made-up business of the console's pictures has published, on 21 November 2026. */
const seenAt = '2026-11-21T09:42:00Z';

const focus = { kind: 'quiz', document_id: 1, document: 'Focus and ADHD signs' };
const wellbeing = { kind: 'quiz', document_id: 3, document: 'Mental wellbeing' };
const english = { kind: 'copy', document_id: 5, document: 'English texts' };
const prices = { kind: 'offers', document_id: 6, document: 'Standard' };

const publication = (id: number, starts_at: string, more: Partial<PublicationRow>): PublicationRow => ({
  id,
  ...focus,
  version_id: id,
  number: 1,
  audience: { quizzes: null, countries: null },
  state: 'covered',
  starts_at,
  ends_at: null,
  asked_by: 'L. Fontaine',
  asked_at: starts_at,
  approved_by: 'R. Okafor',
  why: '',
  approval_needed: '',
  is_back: false,
  changes: [],
  ...more,
});
const release = { asked_by: 'Release', approved_by: 'Release' };
const change = (what: string, before: string | null, after: string | null) => ({ what, before, after });

const rows = {
  waiting: publication(41, '2026-11-24T08:00:00Z', {
    ...wellbeing,
    number: 6,
    state: 'waits',
    asked_at: '2026-11-20T16:20:00Z',
    approved_by: null,
    why: 'Kinder words at the end.',
    approval_needed: 'A second operator reads what a quiz says.',
    changes: [change('Screen 29: title', 'Your plan is taking shape', 'Your plan is nearly there')],
  }),
  dearer: publication(40, '2026-12-01T00:00:00Z', {
    ...prices,
    number: 3,
    state: 'planned',
    asked_at: '2026-11-19T10:00:00Z',
    changes: [change('4-week plan, price in USD', '$19.99', '$20.49')],
  }),
  texts: publication(39, '2026-11-18T14:05:00Z', {
    ...english,
    number: 4,
    state: 'live',
    why: 'People asked what is chosen.',
    changes: [
      change('Offers: “Choose how long”', 'Choose how long', 'Choose for how long'),
      change('Offers: “What you get”', 'What you get', 'What is in it'),
    ],
  }),
  focus: publication(38, '2026-11-12T08:00:00Z', {
    number: 7,
    state: 'live',
    why: 'Shorter reads better on a phone.',
    changes: [
      change(
        'Screen 19: question',
        'How often do you lose track of time without noticing when something pulls you in?',
        'How often do you lose track of time when something pulls you in?',
      ),
    ],
  }),
  back: publication(37, '2026-11-11T11:02:00Z', {
    ...english,
    version_id: 35,
    number: 2,
    approved_by: 'L. Fontaine',
    is_back: true,
    why: 'A letter read the title of Home as a claim.',
    changes: [change('Home: title', 'A calmer mind in ten minutes', 'A steadier mind, ten minutes a day')],
  }),
  home: publication(36, '2026-11-11T10:30:00Z', {
    ...english,
    number: 3,
    approved_by: 'A. Brandt',
    changes: [change('Home: title', 'A steadier mind, ten minutes a day', 'A calmer mind in ten minutes')],
  }),
  german: publication(34, '2026-10-20T09:00:00Z', {
    ...prices,
    audience: { quizzes: null, countries: ['DE'] },
    number: 2,
    state: 'live',
    why: 'What others ask in Germany.',
    changes: [change('12-week plan, price in EUR', '€33.99', '€31.99')],
  }),
  wellbeing: publication(33, '2026-09-14T08:00:00Z', {
    ...wellbeing,
    number: 5,
    state: 'live',
    changes: [change('Result “At risk”: help lines', 'last', 'first')],
  }),
  english: publication(35, '2026-09-02T08:00:00Z', {
    ...english,
    number: 2,
    changes: [change('Plan: “Your first week”', 'The first week', 'Your first week')],
  }),
  focusBefore: publication(32, '2026-08-03T08:00:00Z', {
    number: 6,
    changes: [change('Screen 4: hint', null, 'A rough guess is fine.')],
  }),
  wellbeingBefore: publication(31, '2026-07-01T00:00:00Z', {
    ...wellbeing,
    ...release,
    number: 4,
    changes: [change('Screen 2: title', 'Before we begin', 'Before you begin')],
  }),
  standard: publication(30, '2026-07-01T00:00:00Z', { ...prices, ...release, state: 'live' }),
} as const;

const listed = Object.values(rows).sort((a, b) => b.id - a.id);
export const history: PublicationPage = { publications: listed, next: '30' };
export const noPublications: PublicationPage = { publications: [], next: null };
/** The publication that stands under its id in the address. */
export const chosen = rows.focus;
export const rolledBack = rows.back;

const openOf = (id: number) =>
  listed.filter(
    ({ document_id, state }) => document_id === id && (state === 'live' || state === 'waits' || state === 'planned'),
  );
const document = (
  id: number,
  { kind, document: name }: Pick<PublicationRow, 'kind' | 'document'>,
  drafts: ContentDocument['drafts'] = [],
): ContentDocument => ({ id, kind, slug: String(id), name, drafts, open: openOf(id) });
const draft = (
  id: number,
  document_id: number,
  more: Partial<ContentDocument['drafts'][number]>,
): ContentDocument['drafts'][number] => ({
  id,
  document_id,
  name: 'Clearer first questions',
  revision: 3,
  edited_by: 'R. Okafor',
  edited_at: '2026-11-21T09:40:00Z',
  is_of_release: false,
  refused: [],
  ...more,
});

export const content: ContentAnswer = {
  now: seenAt,
  documents: [
    document(6, prices),
    document(5, english, [
      draft(9, 5, { name: 'Terms line', edited_at: '2026-11-21T09:36:00Z' }),
      draft(8, 5, {
        name: 'New with this release',
        edited_by: 'Release',
        edited_at: '2026-11-19T02:00:00Z',
        is_of_release: true,
      }),
    ]),
    document(1, focus, [draft(7, 1, { refused: ['Screen 4 has words of a questionnaire that belongs to others.'] })]),
    document(2, { kind: 'quiz', document: 'How often it happens' }),
    document(3, wellbeing),
  ],
  latest: listed.map(({ changes: _changes, why: _why, approval_needed: _needed, ...row }) => row),
  people: ['A. Brandt', 'L. Fontaine', 'R. Okafor', 'Release'],
};
/** The same with nothing that waits. */
export const calm: ContentAnswer = {
  ...content,
  documents: content.documents.map((one) => ({
    ...one,
    drafts: [],
    open: one.open.filter(({ state }) => state === 'live'),
  })),
};
export const empty: ContentAnswer = { now: seenAt, documents: [], latest: [], people: [] };
