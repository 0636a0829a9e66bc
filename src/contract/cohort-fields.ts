import { type TSchema, Type } from 'typebox';
import { allCohorts, type Cohort } from './cohort.ts';

export const CohortName = oneOf<Cohort>(allCohorts.map((cohort) => Type.Literal(cohort)));

/** A cohort, or empty where none is known. */
export const AnyCohort = oneOf<Cohort | ''>([...allCohorts, ''].map((cohort) => Type.Literal(cohort)));

/** A union of what is known only when the catalogue is read; its type is said beside it. */
function oneOf<Value>(literals: TSchema[]) {
  return Type.Unsafe<Value>(Type.Union(literals));
}
