import type { QuizName } from '#quiz/catalogue.ts';

/** The props of every page. */
export interface PageProps {
  /** The quiz the page belongs to; pages outside the quizzes ignore it. */
  quiz: QuizName;
}
