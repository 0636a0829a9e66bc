import { type TSchema, Type } from 'typebox';
import { allCohorts, type Cohort } from './cohort.ts';

export const CohortName = oneOf<Cohort>(allCohorts.map((cohort) => Type.Literal(cohort)));

/** A cohort, or empty when unknown. */
export const AnyCohort = oneOf<Cohort | ''>([...allCohorts, ''].map((cohort) => Type.Literal(cohort)));

/** A union made from the catalogue at run time; its type has to be given, because the compiler cannot derive it. */
function oneOf<Value>(literals: TSchema[]) {
  return Type.Unsafe<Value>(Type.Union(literals));
}
