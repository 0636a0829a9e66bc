import { apiPaths } from '../../contract/api-paths';
import type { StartCheckoutAnswer, StartCheckoutBody } from '../../contract/checkout';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';

export interface Refusal {
  refused: string;
  /** The address has a subscription already: signing in is the way on. */
  signIn: boolean;
}

export type Begun = { started: StartCheckoutAnswer } | Refusal;

/** Opens the checkout at our server, which makes the transaction that is then paid. */
export async function beginCheckout(body: StartCheckoutBody): Promise<Begun> {
  const result = await callApi<StartCheckoutAnswer>('POST', apiPaths.checkouts, body);
  if (result.data !== null) return { started: result.data };
  return { refused: errorText(result), signIn: result.status === 409 };
}
