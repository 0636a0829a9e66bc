import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { permissions, roles } from './permissions.ts';

/** The operator who is signed in, and what the frame of the console shows. */
export const OwnOperator = Type.Object({
  /** Null for the console's own password. */
  id: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  role: Type.Enum([...roles]),
  may: Type.Array(Type.Enum(Object.keys(permissions) as (keyof typeof permissions)[])),
  /** IANA name. */
  time_zone: Type.String(),
  /** At which hour there (0 to 23) the digest is sent; null for none. */
  digest_hour: Type.Union([Type.Integer(), Type.Null()]),
  /** ISO 8601: when the session ends at the latest. */
  expires_at: Type.String(),
  /** Whether a sign-in has to be set up before anything else opens. */
  is_enrolling: Type.Boolean(),
  /** `test`: nothing is paid with real money. */
  mode: Type.Enum(['test', 'live']),
  /** The second factors by which this operator can confirm; empty for the console's own password. */
  factors: Type.Array(Type.Enum(['passkey', 'totp', 'recovery code'])),
  /** Rows of the work list that nobody has solved. */
  open_work: Type.Integer(),
});
export type OwnOperator = Static<typeof OwnOperator>;

export const operatorCallSchemas = {
  [consoleCalls.readOwnOperator]: { may: 'operator', needs: 'enrol', answer: { 200: OwnOperator } },
} satisfies ConsoleRows;
