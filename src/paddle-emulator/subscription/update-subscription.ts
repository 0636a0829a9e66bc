import type { Command } from '../engine';
import type { Subscription } from '../entities';
import { type Refusal, refuse } from '../refusal';
import type { Moment, State } from '../state';
import { announce } from './announce';
import { applyChange } from './apply-change';
import { changeable } from './changeable';
import { planChange, type SubscriptionPatch } from './plan-change';

/**
 * Changes a subscription. `scheduled_change: null` takes back a cancel or pause that has not happened yet; other items or
 * another date are billed as the proration mode says.
 */
export function updateSubscription(id: string, patch: SubscriptionPatch): Command<Subscription> {
  return (state, moment) => {
    const found = updatable(state, moment, id);
    if ('refused' in found) return found;
    const { scheduled_change, custom_data } = patch;
    const told: Subscription = {
      ...found.subscription,
      ...(scheduled_change === undefined ? {} : { scheduled_change }),
      ...(custom_data === undefined ? {} : { custom_data }),
    };
    if (patch.items === undefined && patch.next_billed_at === undefined) return announce(state, moment, told);
    const change = planChange(state, moment, told, patch);
    if ('refused' in change) return change;
    const onFailure = patch.on_payment_failure ?? 'prevent_change';
    return applyChange(state, moment, change, { origin: 'subscription_update', onFailure });
  };
}

export function updatable(
  state: State,
  moment: Moment,
  id: string,
): { subscription: Subscription } | { refused: Refusal } {
  if (state.subscriptions[id]?.status === 'canceled') {
    return refuse(400, 'subscription_update_when_canceled', `Subscription ${id} is canceled and can't be changed.`);
  }
  return changeable(state, moment, id);
}
