import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { Begun } from './begin-checkout.ts';
import { type CheckoutAct, type CheckoutSteps, firstSteps, stepsAfter } from './checkout-steps.ts';

/**
 * The steps of one checkout. Starts are made one after the other, and one that has become obsolete while it waited is
 * not made: of two sign-ups at once only one would get the token that sets the first password.
 */
export function useCheckoutSteps(
  knownEmail: string,
  begin: (email: string) => Promise<Begun>,
): [CheckoutSteps, Dispatch<CheckoutAct>] {
  const [steps, act] = useReducer(stepsAfter, knownEmail, firstSteps);
  const isBusy = useRef(false);

  useEffect(() => {
    if (steps.step.at !== 'starting' || isBusy.current) return;
    const { attempt, email } = steps;
    isBusy.current = true;
    void begin(email.trim()).then((begun) => {
      isBusy.current = false;
      act({ does: 'answer', attempt, begun });
    });
  }, [steps, begin]);

  return [steps, act];
}
