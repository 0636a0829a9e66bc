import { isoOf } from '../clock';
import type { Subscription } from '../entities';
import { type Moment, put, type State } from '../state';
import { cancelTransaction } from '../transaction/create-transaction';
import { announce } from './announce';
import { withItems } from './subscription';

type Changed = { state: State; answer: Subscription };

/** The end, for good: no period, no next bill, nothing scheduled, and nothing left to pay. */
export function endSubscription(state: State, moment: Moment, subscription: Subscription): Changed {
  const canceled: Subscription = {
    ...stopped(subscription, moment),
    status: 'canceled',
    canceled_at: isoOf(moment.nowMs),
  };
  const ended = announce(withoutDunning(state, subscription.id), moment, canceled, 'subscription.canceled');
  return { state: callOffOpen(ended.state, moment, subscription.id), answer: ended.answer };
}

/** Stops billing now; with `resumeAt` (ISO 8601) it goes on by itself then. */
export function pauseNow(state: State, moment: Moment, subscription: Subscription, resumeAt: string | null): Changed {
  const resume = { action: 'resume' as const, effective_at: resumeAt ?? '', resume_at: null };
  const paused: Subscription = {
    ...stopped(subscription, moment),
    status: 'paused',
    paused_at: isoOf(moment.nowMs),
    scheduled_change: resumeAt === null ? null : resume,
  };
  const done = announce(withoutDunning(state, subscription.id), moment, paused, 'subscription.paused');
  return { state: callOffOpen(done.state, moment, subscription.id), answer: done.answer };
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

function withoutDunning(state: State, id: string): State {
  return put(state, 'billings', { ...state.billings[id]!, givesUpAt: null, retries: 0 });
}

function callOffOpen(state: State, moment: Moment, subscriptionId: string): State {
  return Object.values(state.transactions)
    .filter(({ subscription_id, status }) => subscription_id === subscriptionId && status !== 'completed')
    .filter(({ status }) => status !== 'canceled')
    .reduce((current, one) => cancelTransaction(current, moment, one).state, state);
}
