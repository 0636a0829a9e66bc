import { type CohortWeights, drawCohort } from '#contract/cohort.ts';
import { quizAtPath } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { useVisitor } from './visitor.ts';

/**
 * The first visit draws a cohort, which is kept for good; who lands on a quiz's address walks that quiz all the same.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function assignCohort(weights: CohortWeights, path: string, random: number): void {
  if (useVisitor.getState().cohort !== '') return;
  const drawn = drawCohort(weights, random);
  const quiz = quizAtPath(path);
  useVisitor.setState({ drawn, cohort: quiz === null ? drawn : catalogue[quiz].cohort });
}
