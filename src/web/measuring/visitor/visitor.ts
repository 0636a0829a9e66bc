import { create } from 'zustand';
import { type Cohort, type CohortWeights, drawCohort } from '#contract/cohort.ts';
import { quizAtPath } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { persistStore, placeFor } from '#web/platform/persisted.ts';

/** An anonymous person and their quiz. Their attribution is in the analytics store. */
export interface Visitor {
  /** The cohort of the quiz they walk. */
  cohort: Cohort | '';
  /** The cohort drawn on their first visit, which may differ; missing if that was before draws were stored. */
  drawn?: Cohort;
}

export const useVisitor = create<Visitor>()(() => ({
  cohort: '',
}));

persistStore(useVisitor, placeFor('everkite.visitor'));

/**
 * Draws a cohort on the first visit and stores it permanently. A visitor who lands on a quiz's path gets that quiz,
 * even if another cohort was drawn.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function assignCohort(weights: CohortWeights, path: string, random: number): void {
  if (useVisitor.getState().cohort !== '') return;
  const drawn = drawCohort(weights, random);
  const quiz = quizAtPath(path);
  useVisitor.setState({ drawn, cohort: quiz === null ? drawn : catalogue[quiz].cohort });
}

/** Both cohorts, as sign-up and checkout send them. */
export function visitorCohorts(): { cohort: Cohort | ''; drawn_cohort: Cohort | '' } {
  const { cohort, drawn = '' } = useVisitor.getState();
  return { cohort, drawn_cohort: drawn };
}
