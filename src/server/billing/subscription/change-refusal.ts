import type { SubscriptionAction } from '#contract/subscription.ts';
import type { SubscriptionState } from '../entitlement/permitted-actions.ts';

/** Why an action is not possible in the subscription's state. */
type StateRefusal =
  | 'nothing to change'
  | 'withdrawn'
  | 'ended'
  | 'cancelled'
  | 'no pause'
  | 'paused'
  | 'pause planned'
  | 'past due'
  | 'in trial'
  | 'change planned'
  | 'change begun'
  | 'nothing planned'
  | 'not possible';

/** Why a change failed although the state permits it. `outcome unknown`: the provider may still have made it. */
type ProviderRefusal =
  | 'being changed'
  | 'being renewed'
  | 'card declined'
  | 'provider unavailable'
  | 'crowded'
  | 'outcome unknown';

type PlanRefusal =
  | 'no consent'
  | 'unknown offer'
  | 'other currency'
  | 'same plan'
  | 'planned already'
  | 'amount changed'
  | 'terms changed';

export type ChangeRefusal = StateRefusal | ProviderRefusal | PlanRefusal;

export interface Refused {
  refused: ChangeRefusal;
}

/** Why `action`, which `permittedActions` does not list, is not possible. `state` is null without a subscription. */
export function stateRefusalOf(action: SubscriptionAction, state: SubscriptionState | null): StateRefusal {
  if (state === null) return 'nothing to change';
  if (state.withdrawn) return 'withdrawn';
  if (state.status === 'canceled') return 'ended';
  if (state.cancelWanted) return 'cancelled';
  if (action === 'undo-pause' || action === 'resume') return 'no pause';
  if (state.status === 'paused') return 'paused';
  if (state.scheduledAction === 'pause') return 'pause planned';
  if (state.status === 'past_due') return 'past due';
  if (state.status === 'active') return besidePlanned(action, state);
  return state.status === 'trialing' ? 'in trial' : 'not possible';
}

/** Of a subscription that runs on, only a planned change stands in the way. */
function besidePlanned(action: SubscriptionAction, { planned }: SubscriptionState): StateRefusal {
  if (action === 'undo-change' && !planned?.begunAt) return 'nothing planned';
  if (!planned) return 'not possible';
  return planned.begunAt === null ? 'change planned' : 'change begun';
}

interface RefusalAnswer {
  status: 400 | 404 | 409 | 503;
  error: string;
}

export const refusalAnswers: Record<ChangeRefusal, RefusalAnswer> = {
  'nothing to change': { status: 409, error: 'There is no subscription to change.' },
  withdrawn: { status: 409, error: 'You have withdrawn from this subscription. Nothing more is charged.' },
  ended: { status: 409, error: 'The subscription has ended. You can choose a plan again.' },
  cancelled: { status: 409, error: 'The subscription is cancelled. To change it, please choose to keep it first.' },
  'no pause': { status: 409, error: 'There is no pause to end.' },
  paused: { status: 409, error: 'The subscription is paused. Please end the pause first.' },
  'pause planned': { status: 409, error: 'A pause is planned. Please take it back first.' },
  'past due': { status: 409, error: 'Your last payment is still open. Please update your card first.' },
  'in trial': { status: 409, error: 'This is possible once the trial is over.' },
  'change planned': { status: 409, error: 'A change of plan is planned. Please take it back first.' },
  'change begun': {
    status: 409,
    error: 'Your new plan begins within a day and is being set up. You can change it again once it has begun.',
  },
  'nothing planned': { status: 409, error: 'There is no planned change to take back.' },
  'not possible': { status: 409, error: 'This is not possible at the moment. Please look at your subscription again.' },
  'being changed': { status: 409, error: 'Another change is still under way. Please wait a moment and look again.' },
  'being renewed': { status: 409, error: 'It is being renewed right now. Please try again in half an hour.' },
  'card declined': { status: 409, error: 'Your card was declined. Nothing has changed.' },
  'provider unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Nothing has changed. Please try again in a minute.',
  },
  crowded: {
    status: 503,
    error: 'Many people are here at this moment. Nothing has changed. Please try again in a minute.',
  },
  'outcome unknown': {
    status: 503,
    error: 'Our payment provider has not answered yet. Please look here again in a minute before you try once more.',
  },
  'no consent': { status: 400, error: 'Please tick the box to agree before you change your plan.' },
  'unknown offer': { status: 404, error: 'This plan is no longer offered. Please choose another one.' },
  'other currency': {
    status: 409,
    error:
      'In your country plans are now charged in another currency than yours, which a change cannot do. Your plan stays as it is. For another one, cancel and choose it when yours has ended.',
  },
  'same plan': { status: 409, error: 'This is your plan already.' },
  'planned already': { status: 409, error: 'This change is planned already.' },
  'terms changed': { status: 409, error: 'The terms have changed. Please load the page again to see the new ones.' },
  'amount changed': { status: 409, error: 'The amount has changed: please look at it again.' },
};
