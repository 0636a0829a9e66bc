import { type RawBuilder, sql } from 'kysely';
import { allCohorts, type Cohort } from '#contract/cohort.ts';

/** Where the quiz of a cohort stands in `people.begun`: by the alphabet, so that no other list can move it. */
export function begunPlace(cohort: Cohort): number {
  return cohort.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
}

/** How long that array has to be. */
export const begunLength = Math.max(...allCohorts.map(begunPlace));

/** When a person of the table `people` first began a quiz. */
export function begunTime(cohort: Cohort): RawBuilder<unknown> {
  return sql`begun[${sql.lit(begunPlace(cohort))}]`;
}
