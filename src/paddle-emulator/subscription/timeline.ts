import type { Subscription } from '../entities';
import type { Moment, State } from '../state';
import { announce, canceledSubscription, pausedSubscription } from './announce';
import { renew } from './renewal';

/** Something that will happen by itself. */
export interface Due {
  atMs: number;
  what: 'renewal' | 'trial end' | 'cancel' | 'pause' | 'giving up on an unpaid renewal';
  subscriptionId: string;
}

/** The next thing that happens by itself; null when nothing will. */
export function nextDue(state: State): Due | null {
  let first: Due | null = null;
  for (const subscription of Object.values(state.subscriptions)) {
    const due = dueOf(state, subscription);
    if (due !== null && (first === null || due.atMs < first.atMs)) first = due;
  }
  return first;
}

/** Lets everything due until then happen, in order of time and each at its own time. */
export function settle(state: State, untilMs: number, momentAt: (nowMs: number) => Moment): State {
  let current = state;
  for (let due = nextDue(current); due !== null && due.atMs <= untilMs; due = nextDue(current)) {
    current = apply(current, momentAt(due.atMs), due);
  }
  return current;
}

function dueOf(state: State, subscription: Subscription): Due | null {
  const { id: subscriptionId, scheduled_change: change } = subscription;
  const at = (atMs: number, what: Due['what']): Due => ({ atMs, what, subscriptionId });
  if (subscription.status === 'canceled' || subscription.status === 'paused') return null;
  if (change !== null && change.action !== 'resume') return at(Date.parse(change.effective_at), change.action);
  const givesUpAt = state.billings[subscriptionId]?.givesUpAt ?? null;
  if (subscription.status === 'past_due' && givesUpAt !== null) {
    return at(givesUpAt, 'giving up on an unpaid renewal');
  }
  if (subscription.status === 'past_due' || subscription.next_billed_at === null) return null;
  return at(Date.parse(subscription.next_billed_at), subscription.status === 'trialing' ? 'trial end' : 'renewal');
}

function apply(state: State, moment: Moment, { what, subscriptionId }: Due): State {
  const subscription = state.subscriptions[subscriptionId]!;
  switch (what) {
    case 'renewal':
    case 'trial end':
      return renew(state, moment, subscription);
    case 'pause':
      return announce(state, moment, pausedSubscription(subscription, moment), 'subscription.paused').state;
    case 'cancel':
    case 'giving up on an unpaid renewal':
      return announce(state, moment, canceledSubscription(subscription, moment), 'subscription.canceled').state;
  }
}
