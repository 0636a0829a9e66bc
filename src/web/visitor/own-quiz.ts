import { quizOfCohort, quizPages } from '../../contract/quiz-pages';
import { useVisitor } from './visitor';

/** The pages of the visitor's own quiz, for links from outside the quizzes. */
export function useOwnQuizPages() {
  return quizPages[useVisitor((visitor) => quizOfCohort(visitor.cohort))];
}
