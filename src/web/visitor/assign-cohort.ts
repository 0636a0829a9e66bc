import { type CohortWeights, drawCohort } from '../../contract/cohort';
import { quizAtPath, quizPages } from '../../contract/quiz-pages';
import { useVisitor } from './visitor';

/**
 * First visit: landing on a quiz's address takes that quiz's cohort, anywhere else draws one. A cohort once given stays.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function assignCohort(weights: CohortWeights, path: string, random: number): void {
  const { cohort, setCohort } = useVisitor.getState();
  if (cohort !== '') return;
  const quiz = quizAtPath(path);
  setCohort(quiz === null ? drawCohort(weights, random) : quizPages[quiz].cohort);
}
