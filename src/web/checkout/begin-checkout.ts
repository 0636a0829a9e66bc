import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer, StartCheckoutBody } from '#contract/checkout.ts';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-text.ts';

export interface Refusal {
  refused: string;
  /** The address has a subscription already: signing in is the way on. */
  signIn: boolean;
}

export type Begun = { started: StartCheckoutAnswer } | Refusal;

/** Opens the checkout at our server, which makes the transaction that is then paid. */
export async function beginCheckout(body: StartCheckoutBody): Promise<Begun> {
  const result = await call(calls.startCheckout, { body });
  if (result.data !== null) return { started: result.data };
  return { refused: errorText(result), signIn: result.status === 409 };
}
