import type { QuizName } from '#quiz/catalogue.ts';

/** What every page receives. */
export interface PageProps {
  /** The quiz the page belongs to; pages outside the quizzes ignore it. */
  quiz: QuizName;
}
