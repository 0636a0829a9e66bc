import { isoOf } from '../clock';
import type { Subscription } from '../entities';
import { type Moment, put, type State } from '../state';
import { emit } from '../webhook/event-log';
import { withItems } from './subscription';

/** Stores the changed subscription and tells about it: always as updated, then by the name of what happened. */
export function announce(
  state: State,
  moment: Moment,
  changed: Subscription,
  ...eventTypes: string[]
): { state: State; answer: Subscription } {
  const subscription = { ...changed, updated_at: isoOf(moment.nowMs) };
  const next = ['subscription.updated', ...eventTypes].reduce(
    (current, eventType) => emit(current, moment, eventType, subscription),
    put(state, 'subscriptions', subscription),
  );
  return { state: next, answer: subscription };
}

/** The subscription after its end: no period, no next bill, nothing scheduled. */
export function canceledSubscription(subscription: Subscription, moment: Moment): Subscription {
  return { ...stopped(subscription, moment), status: 'canceled', canceled_at: isoOf(moment.nowMs) };
}

export function pausedSubscription(subscription: Subscription, moment: Moment): Subscription {
  return { ...stopped(subscription, moment), status: 'paused', paused_at: isoOf(moment.nowMs) };
}

function stopped(subscription: Subscription, moment: Moment): Subscription {
  return {
    ...subscription,
    current_billing_period: null,
    next_billed_at: null,
    scheduled_change: null,
    items: withItems(subscription, moment, 'inactive', { nextBilledAt: null }),
  };
}
