import { approveAdjustment, approvesAt, raiseChargeback } from '../adjustment/decide-adjustment';
import type { Command } from '../engine';
import type { Subscription } from '../entities';
import type { Moment, State } from '../state';
import { announce, canceledSubscription, pausedSubscription } from './announce';
import { renew } from './renewal';

/** Something that will happen by itself. */
export interface Due {
  atMs: number;
  what:
    | 'renewal'
    | 'trial end'
    | 'cancel'
    | 'pause'
    | 'giving up on an unpaid renewal'
    | 'refund approval'
    | 'chargeback';
  /** The id of what it happens to. */
  about: string;
}

/** The next thing that happens by itself; null when nothing will. */
export function nextDue(state: State): Due | null {
  let first: Due | null = null;
  for (const due of allDue(state)) {
    if (first === null || due.atMs < first.atMs) first = due;
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

function* allDue(state: State): Generator<Due> {
  for (const subscription of Object.values(state.subscriptions)) {
    const due = dueOf(state, subscription);
    if (due !== null) yield due;
  }
  for (const adjustment of Object.values(state.adjustments)) {
    if (adjustment.status !== 'pending_approval') continue;
    yield { atMs: approvesAt(adjustment), what: 'refund approval', about: adjustment.id };
  }
  for (const { id, atMs } of Object.values(state.disputes)) yield { atMs, what: 'chargeback', about: id };
}

function dueOf(state: State, subscription: Subscription): Due | null {
  const { id: about, scheduled_change: change } = subscription;
  const at = (atMs: number, what: Due['what']): Due => ({ atMs, what, about });
  if (subscription.status === 'canceled' || subscription.status === 'paused') return null;
  if (change !== null && change.action !== 'resume') return at(Date.parse(change.effective_at), change.action);
  const givesUpAt = state.billings[about]?.givesUpAt ?? null;
  if (subscription.status === 'past_due' && givesUpAt !== null) {
    return at(givesUpAt, 'giving up on an unpaid renewal');
  }
  if (subscription.status === 'past_due' || subscription.next_billed_at === null) return null;
  return at(Date.parse(subscription.next_billed_at), subscription.status === 'trialing' ? 'trial end' : 'renewal');
}

function apply(state: State, moment: Moment, { what, about }: Due): State {
  switch (what) {
    case 'renewal':
    case 'trial end':
      return renew(state, moment, state.subscriptions[about]!);
    case 'pause':
      return announce(state, moment, pausedSubscription(state.subscriptions[about]!, moment), 'subscription.paused')
        .state;
    case 'cancel':
    case 'giving up on an unpaid renewal':
      return announce(state, moment, canceledSubscription(state.subscriptions[about]!, moment), 'subscription.canceled')
        .state;
    case 'refund approval':
      return carriedOut(state, moment, approveAdjustment(about));
    case 'chargeback': {
      const { [about]: _, ...disputes } = state.disputes;
      return carriedOut({ ...state, disputes }, moment, raiseChargeback(about));
    }
  }
}

/** What a refused change leaves as it was: a payment that went back already cannot be disputed. */
function carriedOut<T>(state: State, moment: Moment, command: Command<T>): State {
  const outcome = command(state, moment);
  return 'state' in outcome ? outcome.state : state;
}
