import { type RawBuilder, sql } from 'kysely';
import { allCohorts, type Cohort } from '#contract/cohort.ts';

/**
 * The index of a cohort's quiz in `people.begun`, from 1. In alphabetical order, so that no change of a list can move
 * it.
 */
export function begunPlace(cohort: Cohort): number {
  return cohort.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
}

/** The length of that array. */
export const begunLength = Math.max(...allCohorts.map(begunPlace));

/** The time at which a person first began a quiz, for a query of `people`. */
export function begunTime(cohort: Cohort): RawBuilder<unknown> {
  return sql`begun[${sql.lit(begunPlace(cohort))}]`;
}
