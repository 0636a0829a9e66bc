import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer, StartCheckoutBody } from '#contract/checkout.ts';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-copy.ts';

export interface Refusal {
  refused: string;
  /** The email address already has a subscription, so the buyer should sign in. */
  signIn: boolean;
}

export type Begun = { started: StartCheckoutAnswer } | Refusal;

/**
 * Starts the checkout at our server, which creates the transaction to be paid. Without the loading overlay, so that the
 * buyer can still correct their address.
 */
export async function beginCheckout(body: StartCheckoutBody): Promise<Begun> {
  const result = await call(calls.startCheckout, { body, quiet: true });
  if (result.data !== null) return { started: result.data };
  return { refused: errorText(result), signIn: result.status === 409 };
}
