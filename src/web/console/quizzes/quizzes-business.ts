import type {
  DocumentList,
  DocumentRow,
  DraftAnswer,
  DraftRow,
  PublicationPage,
  PublicationRow,
} from '#contract/console/publishing.ts';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { type QuizFacts, quizKind } from '#contract/quiz-document/quiz-kind.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { Json } from '#publishing/body.ts';
import { scoringOf } from '#quiz/lint/scoring.ts';
import { loadStart } from '#quiz/load-start.ts';
import { quizzes } from '#quiz/quizzes.ts';

/** The quizzes of the made-up business that the console's pictures show, on 21 November 2026. */
const seenAt = '2026-11-21T09:42:00Z';

const live = bodyOf(quizzes.adhd, null);
const others = await Promise.all(
  [quizzes.frequency, quizzes.wellbeing].map(async (quiz) => ({
    quiz,
    body: bodyOf(quiz, await loadStart(quiz.name)),
  })),
);

/** The quiz with a screen that is changed. */
const withScreen = (body: QuizBody, id: string, change: (screen: QuizScreen) => QuizScreen): QuizBody => ({
  ...body,
  screens: body.screens.map((screen) => (screen.id === id ? change(screen) : screen)),
});
const withOption = (body: QuizBody, id: string, option: string, change: object): QuizBody =>
  withScreen(body, id, (screen) => ({
    ...screen,
    options: screen.options!.map((one) => (one.id === option ? { ...one, ...change } : one)),
  }));

/** Another question, in order. */
export const begun = withScreen(live, 'onset', (screen) => ({ ...screen, title: 'When did you first see this?' }));
/** An answer without its quote, and words that belong to a questionnaire. */
export const refusedBody = withOption(withOption(begun, 'onset', 'adult', { echo: undefined }), 'onset', 'recently', {
  label: 'In the last two weeks',
  echo: 'in the last two weeks',
});
export const asking = withOption(begun, 'onset', 'adult', { echo: undefined });

const publication = (id: number, document: string, more: Partial<PublicationRow>): PublicationRow => ({
  id,
  document_id: id,
  document,
  version_id: id,
  number: 1,
  audience: { quizzes: null, countries: null },
  state: 'live',
  starts_at: '2026-11-12T08:00:00Z',
  ends_at: null,
  asked_by: 'Release',
  asked_at: '2026-11-12T08:00:00Z',
  approved_by: 'Release',
  why: '',
  approval_needed: '',
  is_back: false,
  changes: [],
  ...more,
});
const wellbeing = quizzes.wellbeing.title;
const published = [
  publication(1, quizzes.adhd.title, {
    number: 7,
    asked_by: 'R. Okafor',
    approved_by: 'L. Fontaine',
    why: 'People asked what the first question means.',
    changes: [
      {
        what: 'Screen 4: hint',
        before: 'There is no need to think about it for long.',
        after: 'A rough guess is fine.',
      },
    ],
  }),
  publication(2, quizzes.frequency.title, { starts_at: '2026-09-03T08:00:00Z' }),
  publication(3, wellbeing, { starts_at: '2026-09-14T08:00:00Z' }),
];
const waiting = publication(9, wellbeing, {
  number: 2,
  document_id: 3,
  state: 'waits',
  asked_by: 'L. Fontaine',
  approved_by: null,
  why: 'Kinder words at the end.',
  approval_needed: 'A second operator reads what a quiz says.',
  changes: [{ what: 'Screen 29: title', before: 'Your plan is taking shape', after: 'Your plan is nearly there' }],
});

const row: DraftRow = {
  id: 7,
  document_id: 1,
  name: 'Clearer first questions',
  revision: 3,
  edited_by: 'R. Okafor',
  edited_at: '2026-11-21T09:40:00Z',
};

const document = (place: number, slug: string, body: QuizBody, more: Partial<DocumentRow> = {}): DocumentRow => ({
  id: place,
  slug,
  name: body.title,
  drafts: [],
  open: [{ ...published[place - 1]!, body }],
  ...more,
});
const [frequency, well] = others;
export const documents: DocumentList = {
  now: seenAt,
  documents: [
    document(1, 'adhd', live, { drafts: [row] }),
    document(2, 'frequency', frequency!.body),
    document(3, 'wellbeing', well!.body, {
      open: [
        { ...published[2]!, body: well!.body },
        { ...waiting, body: well!.body },
      ],
    }),
  ],
};
export const publications: PublicationPage = { publications: [waiting, ...published], next: null };

const facts: QuizFacts = {
  name: 'adhd',
  live: null,
  shipped: scoringOf(quizzes.adhd),
  reading: null,
  weights: null,
  fileBytes: null,
};

export const draftOf = (body: QuizBody, more: Partial<QuizFacts> = {}): DraftAnswer => ({
  draft: { ...row, body },
  document: { id: 1, kind: 'quiz', name: quizzes.adhd.title },
  base: null,
  revisions: [{ revision: 3, edited_by: 'R. Okafor', edited_at: row.edited_at }],
  live: { number: 7, document_id: 1, body: live },
  facts: { ...facts, ...more } as unknown as Json,
  price_approval_percent: 5,
  now: seenAt,
});
/** What L. Fontaine saved meanwhile. */
export const theirRevision: DraftAnswer = {
  ...draftOf(begun),
  base: live,
  draft: { ...row, revision: 4, edited_by: 'L. Fontaine', body: begun },
};
export const checksOf = (body: QuizBody) => ({
  findings: quizKind.check(body, { ...facts, live }),
  changes: quizKind.describe(live, body).map(({ what, before, after }) => ({ what, before, after })),
  reason: quizKind.needsApproval(live, body, { pricePercent: 5 }) ?? '',
});
