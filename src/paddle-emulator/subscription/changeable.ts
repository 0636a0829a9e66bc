import type { Subscription } from '../entities';
import { notFound, type Refusal, refuse } from '../refusal';
import type { Moment, State } from '../state';

export type EffectiveFrom = 'next_billing_period' | 'immediately';

/** For this long before a renewal nothing about a subscription may be changed. */
export const renewalLockMs = 30 * 60_000;

/** The subscription when something about it may be changed at this moment. */
export function changeable(
  state: State,
  moment: Moment,
  id: string,
): { subscription: Subscription } | { refused: Refusal } {
  const subscription = state.subscriptions[id];
  if (subscription === undefined) return notFound(id);
  if (subscription.status === 'canceled') {
    return refuse(400, 'subscription_is_canceled_action_invalid', `Subscription ${id} is canceled.`);
  }
  const renewsAt = subscription.next_billed_at === null ? null : Date.parse(subscription.next_billed_at);
  const renews = subscription.status === 'active' || subscription.status === 'trialing';
  if (renews && renewsAt !== null && renewsAt - moment.nowMs < renewalLockMs) {
    return refuse(409, 'subscription_locked_renewal', `Subscription ${id} renews in under 30 minutes.`);
  }
  return { subscription };
}

export function lockedByScheduledChange(id: string): { refused: Refusal } {
  return refuse(400, 'subscription_locked_pending_changes', `Subscription ${id} has a scheduled change pending.`);
}
