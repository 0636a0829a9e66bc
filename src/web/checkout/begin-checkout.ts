import type { SignUpAnswer, SignUpBody } from '../../contract/auth';
import type { StartCheckoutAnswer, StartCheckoutBody } from '../../contract/checkout';
import { apiPaths } from '../../contract/paths';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';

export interface Refusal {
  refused: string;
  /** The address has a subscription already: signing in is the way on. */
  signIn: boolean;
}

export type SignedUp = { setupToken: string | null } | Refusal;
export type Begun = { started: StartCheckoutAnswer } | Refusal;

/**
 * Makes the account of somebody who gave no e-mail address before. An address that exists already is no hindrance:
 * the server decides whether it may buy.
 */
export async function signUpBuyer(body: SignUpBody): Promise<SignedUp> {
  const result = await callApi<SignUpAnswer>('POST', apiPaths.signUp, body);
  if (result.error === null) return { setupToken: result.data?.setup_token ?? null };
  if (result.status === 409) return { setupToken: null };
  return { refused: errorText(result), signIn: false };
}

/** Opens the checkout at our server, which makes the transaction that is then paid. */
export async function beginCheckout(body: StartCheckoutBody): Promise<Begun> {
  const result = await callApi<StartCheckoutAnswer>('POST', apiPaths.checkouts, body);
  if (result.data !== null) return { started: result.data };
  return { refused: errorText(result), signIn: result.status === 409 };
}
