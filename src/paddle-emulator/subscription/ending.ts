import { isoOf } from '../clock';
import type { Subscription, Transaction } from '../entities';
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
  return { state: callOff(ended.state, moment, subscription.id, open), answer: ended.answer };
}

/** Stops billing now; with `resumeAt` (ISO 8601) it goes on by itself then. What was unpaid is called off. */
export function pauseNow(state: State, moment: Moment, subscription: Subscription, resumeAt: string | null): Changed {
  const paused: Subscription = {
    ...stopped(subscription, moment),
    status: 'paused',
    paused_at: isoOf(moment.nowMs),
    scheduled_change: resumeAt === null ? null : { action: 'resume', effective_at: resumeAt, resume_at: null },
  };
  const done = announce(withoutDunning(state, subscription.id), moment, paused, 'subscription.paused');
  return { state: callOff(done.state, moment, subscription.id, ['past_due']), answer: done.answer };
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

const open: readonly Transaction['status'][] = ['draft', 'ready', 'past_due'];

function callOff(
  state: State,
  moment: Moment,
  subscriptionId: string,
  statuses: readonly Transaction['status'][],
): State {
  return Object.values(state.transactions)
    .filter(({ subscription_id, status }) => subscription_id === subscriptionId && statuses.includes(status))
    .reduce((current, one) => cancelTransaction(current, moment, one).state, state);
}
