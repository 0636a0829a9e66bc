import { Type } from 'typebox';

/** A cohort, or empty where none is known. */
export const AnyCohort = Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('C'), Type.Literal('')]);
