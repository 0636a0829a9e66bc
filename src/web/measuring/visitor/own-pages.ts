import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { useVisitor } from './visitor.ts';

/** The pages of the visitor's own quiz up to its result, for links from outside the quizzes. */
export function useOwnQuizPages() {
  return quizPages[useVisitor((visitor) => quizOfCohort(visitor.cohort))];
}

/** The pages of the visitor's own quiz after its result. */
export function useOwnNextPages() {
  return nextQuizPages(useVisitor((visitor) => quizOfCohort(visitor.cohort)));
}
