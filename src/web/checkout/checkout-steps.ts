import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { emailFault } from '#web/session/email-fault.ts';
import type { Begun, Refusal } from './begin-checkout.ts';

/** The step of a checkout: the buyer is asked, our server is asked, or the card form is open. */
export type Step =
  | { at: 'asking'; stopped: Stopped | null }
  | { at: 'starting' }
  | { at: 'paying'; started: StartCheckoutAnswer };

/** Why the card form did not open although the buyer asked for it. */
type Stopped = { by: 'address'; fault: string } | { by: 'box' } | ({ by: 'server' } & Refusal);

export interface CheckoutSteps {
  /** As typed. */
  email: string;
  accepted: boolean;
  /** Grows with each start, and with each change that makes an earlier one obsolete. */
  attempt: number;
  step: Step;
}

export type CheckoutAct =
  | { does: 'edit address'; email: string }
  | { does: 'leave address' }
  | { does: 'tick'; accepted: boolean }
  /** A code changes what is due today. */
  | { does: 'change amount' }
  | { does: 'ask' }
  | { does: 'answer'; attempt: number; begun: Begun };

export function firstSteps(email: string): CheckoutSteps {
  return { email, accepted: false, attempt: 0, step: asking() };
}

/**
 * The step after an act of the buyer, or after the server's answer. Ticking the box starts the checkout. Another
 * address, another amount and an unticked box close the card form at once, because it charges for the address and the
 * consent that it was opened with.
 */
export function stepsAfter(steps: CheckoutSteps, act: CheckoutAct): CheckoutSteps {
  switch (act.does) {
    case 'edit address':
      return addressKey(act.email) === addressKey(steps.email)
        ? { ...steps, email: act.email }
        : { ...withdrawn(steps), email: act.email };
    case 'leave address':
      return steps.accepted && !isRefused(steps.step) ? started(steps) : steps;
    case 'tick':
      return act.accepted ? started({ ...steps, accepted: true }) : { ...withdrawn(steps), accepted: false };
    case 'change amount':
      return { ...withdrawn(steps), accepted: false };
    case 'ask':
      return started(steps);
    case 'answer':
      // Copies even for an obsolete answer, because the copy shows the page that a start which waited for the answer
      // can be made now.
      return act.attempt === steps.attempt ? { ...steps, step: stepAfter(act.begun) } : { ...steps };
  }
}

function started(steps: CheckoutSteps): CheckoutSteps {
  if (steps.step.at !== 'asking') return steps;
  const fault = emailFault(steps.email.trim());
  if (fault !== null) return { ...steps, step: asking({ by: 'address', fault }) };
  if (!steps.accepted) return { ...steps, step: asking({ by: 'box' }) };
  return { ...steps, attempt: steps.attempt + 1, step: { at: 'starting' } };
}

/** An answer that is still on its way then belongs to an earlier attempt. */
function withdrawn(steps: CheckoutSteps): CheckoutSteps {
  return { ...steps, attempt: steps.attempt + 1, step: asking() };
}

function stepAfter(begun: Begun): Step {
  return 'started' in begun ? { at: 'paying', started: begun.started } : asking({ by: 'server', ...begun });
}

function asking(stopped: Stopped | null = null): Step {
  return { at: 'asking', stopped };
}

/** A refusal of the server is repeated only when the buyer asks again. */
function isRefused(step: Step): boolean {
  return step.at === 'asking' && step.stopped?.by === 'server';
}

/** The server compares addresses like this, too. */
function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

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
