import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { cancelTransaction } from '#paddle-emulator/transaction/create-transaction.ts';
import { changeable, type EffectiveFrom, lockedByScheduledChange } from './changeable.ts';
import { announce, withItems } from './subscription.ts';

type Changed = { state: State; answer: Subscription };

/** Ends a subscription for good and cancels its open transactions. */
export function endSubscription(state: State, moment: Moment, subscription: Subscription): Changed {
  const canceled: Subscription = {
    ...stopped(subscription, moment),
    status: 'canceled',
    canceled_at: isoOf(moment.nowMs),
  };
  const ended = announce(withoutDunning(state, subscription.id), moment, canceled, 'subscription.canceled');
  return { state: cancelOpenTransactions(ended.state, moment, subscription.id, open), answer: ended.answer };
}

/** Stops billing now, until `resumeAt` (ISO 8601) if given. Past-due transactions are canceled. */
export function pauseNow(state: State, moment: Moment, subscription: Subscription, resumeAt: string | null): Changed {
  const paused: Subscription = {
    ...stopped(subscription, moment),
    status: 'paused',
    paused_at: isoOf(moment.nowMs),
    scheduled_change: resumeAt === null ? null : { action: 'resume', effective_at: resumeAt, resume_at: null },
  };
  const done = announce(withoutDunning(state, subscription.id), moment, paused, 'subscription.paused');
  return { state: cancelOpenTransactions(done.state, moment, subscription.id, ['past_due']), answer: done.answer };
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

function cancelOpenTransactions(
  state: State,
  moment: Moment,
  subscriptionId: string,
  statuses: readonly Transaction['status'][],
): State {
  return Object.values(state.transactions)
    .filter(({ subscription_id, status }) => subscription_id === subscriptionId && statuses.includes(status))
    .reduce((current, one) => cancelTransaction(current, moment, one).state, state);
}

/** Ends a subscription now or at the end of the paid period. A canceled one cannot be resumed. */
export function cancelSubscription(id: string, from: EffectiveFrom): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    const endsAt = subscription.current_billing_period?.ends_at;
    if (from === 'immediately' || endsAt === undefined) return endSubscription(state, moment, subscription);
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    const scheduled_change = { action: 'cancel' as const, effective_at: endsAt, resume_at: null };
    return announce(state, moment, { ...subscription, scheduled_change });
  };
}
