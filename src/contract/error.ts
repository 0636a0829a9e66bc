import { type Static, Type } from 'typebox';

/** Body of every refused or failed call. */
export const ErrorBody = Type.Object({ error: Type.String() });
export type ErrorBody = Static<typeof ErrorBody>;
