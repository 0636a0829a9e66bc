import type { Command } from '../engine';
import type { Subscription } from '../entities';
import { refuse } from '../refusal';
import { put } from '../state';
import { changeable, lockedByScheduledChange } from './changeable';
import { renew } from './renewal';

/** Ends a trial now: the first paid period begins, charged at once. */
export function activateSubscription(id: string): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    if (subscription.status !== 'trialing') {
      return refuse(400, 'subscription_cannot_activate', `Subscription ${id} is not in a trial.`);
    }
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    const anchored = put(state, 'billings', { ...state.billings[id]!, anchorAt: moment.nowMs, periods: 0 });
    const next = renew(anchored, moment, subscription);
    return { state: next, answer: next.subscriptions[id]! };
  };
}
