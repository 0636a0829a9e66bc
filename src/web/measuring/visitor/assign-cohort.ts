import { type CohortWeights, drawCohort } from '#contract/cohort.ts';
import { quizAtPath } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { useVisitor } from './visitor.ts';

/**
 * Draws a cohort on the first visit and stores it permanently. A visitor who lands on a quiz's path gets that quiz,
 * whatever cohort was drawn.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function assignCohort(weights: CohortWeights, path: string, random: number): void {
  if (useVisitor.getState().cohort !== '') return;
  const drawn = drawCohort(weights, random);
  const quiz = quizAtPath(path);
  useVisitor.setState({ drawn, cohort: quiz === null ? drawn : catalogue[quiz].cohort });
}
