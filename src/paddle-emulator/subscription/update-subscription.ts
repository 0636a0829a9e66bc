import type { Command } from '../engine';
import type { CustomData, Subscription } from '../entities';
import { refuse } from '../refusal';
import { announce } from './announce';
import { changeable } from './changeable';

export interface SubscriptionPatch {
  scheduled_change?: null;
  custom_data?: CustomData | null;
}

/** `scheduled_change: null` takes back a cancel or pause that has not happened yet. */
export function updateSubscription(id: string, patch: SubscriptionPatch): Command<Subscription> {
  return (state, moment) => {
    const subscription = state.subscriptions[id];
    if (subscription?.status === 'canceled') {
      return refuse(400, 'subscription_update_when_canceled', `Subscription ${id} is canceled and can't be changed.`);
    }
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    return announce(state, moment, { ...found.subscription, ...patch });
  };
}
