import { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { type QuizFacts, quizKind } from '#contract/quiz-document/quiz-kind.ts';
import { bodyOf, quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { scoringOf } from '#quiz/lint/scoring.ts';
import { loadStart } from '#quiz/load-start.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import type { DocumentKind, Seed } from '#server/publishing/document-kind.ts';

const seeds = await Promise.all(Object.values(quizzes).map(seedOf));

async function seedOf(quiz: Quiz): Promise<Seed<QuizBody>> {
  const start = quiz.pages.start === undefined ? null : await loadStart(quiz.name);
  return { slug: quiz.name, name: quiz.title, body: bodyOf(quiz, start) };
}

/** Quizzes as a kind of document. */
export const quizDocument: DocumentKind<QuizBody, QuizFacts> = {
  rules: quizKind,
  schema: QuizBody,
  seeds,
  onlySeeds: true,
  async readFacts({ slug, body, live }) {
    // The dictionary of syllables is large, and only needed where a quiz is checked.
    const { readingFaults } = await import('./reading-faults.ts');
    return { ...factsOf(slug, live), reading: readingFaults(quizOf(slug as QuizName, body)) };
  },
  editorFacts: async ({ slug, live }) => factsOf(slug, live),
  onVersion: async () => {},
  carryOver: async () => null,
};

/** The slug of a quiz is its name in the catalogue. */
function factsOf(slug: string, live: QuizBody | null): QuizFacts {
  const name = slug as QuizName;
  return { name, live, shipped: scoringOf(quizzes[name]), reading: null };
}
