import { laterQuizPages } from '#contract/later-quiz-pages.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { useVisitor } from './visitor.ts';

/** The pages of the visitor's own quiz after its result. */
export function useOwnLaterPages() {
  return laterQuizPages(useVisitor((visitor) => quizOfCohort(visitor.cohort)));
}
