import { approveAdjustment, approvesAt, raiseChargeback } from '#paddle-emulator/adjustment/decide-adjustment.ts';
import { nextPayoutAt, payOutByCycle, sendPayout } from '#paddle-emulator/payout/payout.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { finishReport } from '#paddle-emulator/report/report.ts';
import { giveUp, retriesAt, retryPayment } from './dunning.ts';
import { endSubscription, pauseNow } from './ending.ts';
import { resumeNow } from './pause.ts';
import { renew } from './renewal.ts';

/** Something that is due at a time. */
export interface Due {
  atMs: number;
  what:
    | 'renewal'
    | 'trial end'
    | 'cancel'
    | 'pause'
    | 'resume'
    | 'another try of an unpaid renewal'
    | 'giving up on an unpaid renewal'
    | 'refund approval'
    | 'chargeback'
    | 'report'
    | 'payout'
    | 'payment of a payout';
  /** The id of the entity that it is about. */
  about: string;
}

/** The next due item; null when there is none. */
export function nextDue(state: State): Due | null {
  return firstOf(allDue(state));
}

/** The next event of a customer; payouts and reports are the seller's. */
export function nextDueOfCustomers(state: State): Due | null {
  return firstOf(dueOfCustomers(state));
}

function firstOf(all: Iterable<Due>): Due | null {
  let first: Due | null = null;
  for (const due of all) {
    if (first === null || due.atMs < first.atMs) first = due;
  }
  return first;
}

/** Runs everything due until then, in order of time and each at its own time. */
export function settle(state: State, untilMs: number, momentAt: (nowMs: number) => Moment): State {
  let current = state;
  for (let due = nextDue(current); due !== null && due.atMs <= untilMs; due = nextDue(current)) {
    current = apply(current, momentAt(due.atMs), due);
  }
  return current;
}

function* allDue(state: State): Generator<Due> {
  yield* dueOfCustomers(state);
  for (const { id, status, created_at } of Object.values(state.reports)) {
    if (status === 'pending') yield { atMs: Date.parse(created_at), what: 'report', about: id };
  }
  yield* payoutsDue(state);
}

function* dueOfCustomers(state: State): Generator<Due> {
  for (const subscription of Object.values(state.subscriptions)) yield* dueOf(state, subscription);
  for (const adjustment of Object.values(state.adjustments)) {
    if (adjustment.status !== 'pending_approval') continue;
    yield { atMs: approvesAt(adjustment), what: 'refund approval', about: adjustment.id };
  }
  for (const { id, atMs } of Object.values(state.disputes)) yield { atMs, what: 'chargeback', about: id };
}

function* payoutsDue(state: State): Generator<Due> {
  const next = nextPayoutAt(state);
  if (next !== null) yield { atMs: next, what: 'payout', about: '' };
  for (const { id, status, paysAtMs } of Object.values(state.payouts)) {
    if (status === 'unpaid') yield { atMs: paysAtMs, what: 'payment of a payout', about: id };
  }
}

/** Yields a scheduled change first, so that it runs before a renewal at the same time. */
function* dueOf(state: State, subscription: Subscription): Generator<Due> {
  const { id: about, status, scheduled_change: change, next_billed_at } = subscription;
  if (status === 'canceled') return;
  if (change !== null) yield { atMs: Date.parse(change.effective_at), what: change.action, about };
  if (status === 'past_due') {
    const billing = state.billings[about]!;
    const again = retriesAt(billing);
    if (again !== null) yield { atMs: again, what: 'another try of an unpaid renewal', about };
    if (billing.givesUpAt !== null) yield { atMs: billing.givesUpAt, what: 'giving up on an unpaid renewal', about };
  } else if (next_billed_at !== null) {
    yield { atMs: Date.parse(next_billed_at), what: status === 'trialing' ? 'trial end' : 'renewal', about };
  }
}

function apply(state: State, moment: Moment, { what, about }: Due): State {
  const subscription = state.subscriptions[about]!;
  switch (what) {
    case 'renewal':
    case 'trial end':
      return renew(state, moment, subscription);
    case 'resume':
      return resumeNow(state, moment, subscription);
    case 'pause':
      return pauseNow(state, moment, subscription, subscription.scheduled_change?.resume_at ?? null).state;
    case 'cancel':
      return endSubscription(state, moment, subscription).state;
    case 'another try of an unpaid renewal':
      return retryPayment(state, moment, subscription);
    case 'giving up on an unpaid renewal':
      return giveUp(state, moment, subscription);
    case 'refund approval':
      return stateAfter(state, moment, approveAdjustment(about));
    case 'chargeback': {
      const { [about]: _, ...disputes } = state.disputes;
      return stateAfter({ ...state, disputes }, moment, raiseChargeback(about));
    }
    case 'report':
      return finishReport(state, moment, about);
    case 'payout':
      return payOutByCycle(state, moment);
    case 'payment of a payout':
      return sendPayout(state, moment, about);
  }
}

/** The state after a command; unchanged when it is refused, as the chargeback of a refunded payment is. */
function stateAfter<T>(state: State, moment: Moment, command: Command<T>): State {
  const outcome = command(state, moment);
  return 'state' in outcome ? outcome.state : state;
}
