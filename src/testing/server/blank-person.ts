import { allCohorts, type Cohort } from '#contract/cohort.ts';
import type { Folded } from '#server/analytics/ingestion/fold-identify.ts';

/** A person of whom only the device is known. */
export function blankPerson(deviceId: string): Folded['people'][number] {
  const begun = Object.fromEntries(allCohorts.map((cohort) => [cohort, null])) as Record<Cohort, null>;
  return { deviceId, userId: null, userProperties: {}, drawnCohort: '', source: '', begun };
}
