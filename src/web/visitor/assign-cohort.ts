import { type Cohort, type CohortWeights, drawCohort } from '../../contract/cohort';
import { paths } from '../../contract/paths';
import { useVisitor } from './visitor';

/** Below these addresses lies one cohort's quiz (§ 2). */
const quizAddresses: readonly { path: string; cohort: Cohort }[] = [{ path: paths.quizOne, cohort: 'A' }];

/** The cohort whose quiz lies at an address; null when it is no quiz's address. */
function cohortOfAddress(path: string): Cohort | null {
  return quizAddresses.find((quiz) => path === quiz.path || path.startsWith(`${quiz.path}/`))?.cohort ?? null;
}

/**
 * First visit: landing on a quiz's address takes that quiz's cohort, anywhere else draws one. A cohort once given stays.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function assignCohort(weights: CohortWeights, path: string, random: number): void {
  const { cohort, setCohort } = useVisitor.getState();
  if (cohort === '') setCohort(cohortOfAddress(path) ?? drawCohort(weights, random));
}
