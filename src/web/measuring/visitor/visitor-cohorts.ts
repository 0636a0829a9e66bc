import type { Cohort } from '#contract/cohort.ts';
import { useVisitor } from './visitor.ts';

/** Both cohorts, as sign-up and checkout send them. */
export function visitorCohorts(): { cohort: Cohort | ''; drawn_cohort: Cohort | '' } {
  const { cohort, drawn = '' } = useVisitor.getState();
  return { cohort, drawn_cohort: drawn };
}
