import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { publishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { type QuizFacts, quizKind } from '#contract/quiz-document/quiz-kind.ts';
import { quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import { canonical } from '#publishing/body.ts';
import { catalogue, type QuizName, quizNames } from '#quiz/catalogue.ts';
import { scoringOf } from '#quiz/lint/scoring.ts';
import { quizzes } from '#quiz/quizzes.ts';
import type { DocumentKind } from '#server/publishing/document-kind.ts';
import type { PublishedSiteDeps } from './deps.ts';
import { shippedQuizzes } from './shipped-quizzes.ts';

const compress = promisify(brotliCompress);

/** Quizzes as a kind of document. */
export const quizDocument = ({
  copyFiles,
  quizFiles,
  renderedPages,
}: Pick<PublishedSiteDeps, 'copyFiles' | 'quizFiles' | 'renderedPages'>): DocumentKind<QuizBody, QuizFacts> => ({
  rules: quizKind,
  schema: QuizBody,
  seeds: quizNames.map((slug) => ({ slug, name: catalogue[slug].title, body: shippedQuizzes[slug] })),
  onlySeeds: true,
  async readFacts({ slug, body, live }) {
    // The dictionary of syllables is large, and only needed where a quiz is checked.
    const { readingFaults } = await import('./reading-faults.ts');
    const texts = await renderedPages.textsShown((await copyFiles.shown()).texts);
    const shown = { ...(await quizFiles.shown()).quizzes, [slug]: publishedQuiz(body, '0'.repeat(16)) };
    const weights = await renderedPages.weigh({ texts, quizzes: shown }).catch(() => 'not rendered' as const);
    return {
      ...factsOf(slug, live),
      reading: readingFaults(quizOf(slug as QuizName, body)),
      weights,
      fileBytes: (await compress(canonical(body))).length,
    };
  },
  // The editor has what is live beside the draft.
  editorFacts: async ({ slug }) => factsOf(slug, null),
  onVersion: async () => {},
  carryOver: async () => null,
});

/** The slug of a quiz is its name in the catalogue. */
function factsOf(slug: string, live: QuizBody | null): QuizFacts {
  const name = slug as QuizName;
  return { name, live, shipped: scoringOf(quizzes[name]), reading: null, weights: null, fileBytes: null };
}
