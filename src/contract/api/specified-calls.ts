import { calls } from '#contract/calls.ts';
import type { Call } from './call-schemas.ts';

/** § 7: the calls of the specification's table. Each also answers at the path given there, without `/api`. */
export const specifiedCalls: readonly Call[] = [
  calls.signIn,
  calls.signUp,
  calls.readAccount,
  calls.requestPasswordReset,
  calls.setPassword,
  calls.cancelSubscription,
];

/** Method and path of a call as they stand in § 7. */
export const asSpecified = (call: Call): string => call.replace(' /api/', ' /');
