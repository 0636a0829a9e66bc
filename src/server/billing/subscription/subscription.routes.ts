import { calls } from '#contract/calls.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { type KeepRefusal, keepSubscription } from './keep-subscription.ts';
import { subscriptionAnswer } from './subscription-answer.ts';
import { withdraw, withdrawalRefusals } from './withdraw.ts';

const nothingToCancel: Refusal<409> = {
  refusal: { status: 409, error: 'There is no running subscription to cancel.' },
};

const keepRefusals: Record<KeepRefusal, { status: 409 | 503; error: string }> = {
  'nothing to undo': { status: 409, error: 'There is no cancellation to undo.' },
  'too late': {
    status: 409,
    error: 'It is too late to undo: the subscription has ended. You can choose a plan again.',
  },
  stopped: { status: 409, error: 'A payment for it went back, so it stays cancelled. Nothing more is charged.' },
  'being changed': { status: 409, error: 'Another change is still under way. Please wait a moment and look again.' },
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
};

export function subscriptionRoutes(
  route: AddRoute,
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
): void {
  route(calls.readSubscription, ({ user }) => subscriptionAnswer(deps, user.id));

  route(calls.cancelSubscription, async ({ user, body }) => {
    const outcome = await cancelSubscription(deps, user.id, body?.reason);
    return outcome === 'cancelled' ? subscriptionAnswer(deps, user.id) : nothingToCancel;
  });

  route(calls.keepSubscription, async ({ user }) => {
    const outcome = await keepSubscription(deps, user.id);
    return outcome === 'kept' ? subscriptionAnswer(deps, user.id) : { refusal: keepRefusals[outcome.refused] };
  });

  // In the first 14 days of the contract. Without a body; idempotent.
  route(calls.withdraw, async ({ user }) => {
    const outcome = await withdraw(deps, user.id);
    if (outcome === 'withdrawn') return subscriptionAnswer(deps, user.id);
    return { refusal: { status: 409, error: withdrawalRefusals[outcome.refused] } };
  });
}
