import type { Cohort } from '../../contract/cohort';
import { useVisitor } from './visitor';

/** Both cohorts, as sign-up and checkout tell them. */
export function visitorCohorts(): { cohort: Cohort | ''; drawn_cohort: Cohort | '' } {
  const { cohort, drawn = '' } = useVisitor.getState();
  return { cohort, drawn_cohort: drawn };
}
