import type { Subscription } from '../entities';
import { type Moment, put, type State } from '../state';
import { chargeCard, completeTransaction } from '../transaction/charge';
import { emit } from '../webhook/event-log';
import { announce } from './announce';
import { becomePastDue } from './dunning';
import { nextPeriod, withItems } from './subscription';
import { recurringLines, startTransaction } from './subscription-transaction';

/**
 * Begins the next paid period. As at Paddle the dates move first and the money is asked for afterwards: who copies the
 * dates gives away an unpaid period.
 */
export function renew(state: State, moment: Moment, before: Subscription): State {
  const billing = state.billings[before.id]!;
  const period = nextPeriod(billing, before.billing_cycle);
  const moved: Subscription = {
    ...before,
    status: 'active',
    paused_at: null,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    scheduled_change: before.status === 'paused' ? null : before.scheduled_change,
    items: withItems(before, moment, 'active', { nextBilledAt: period.ends_at, billedAt: period.starts_at }),
  };
  const counted = put(state, 'billings', { ...billing, periods: billing.periods + 1, deferred: [] });
  const resumed = before.status === 'paused' ? ['subscription.resumed'] : [];
  const announced = announce(counted, moment, moved, ...resumed);
  const started = startTransaction(announced.state, moment, announced.answer, {
    origin: 'subscription_recurring',
    lines: [...recurringLines(announced.state, moved), ...billing.deferred],
    period,
  });
  const billed = { ...started.transaction, billed_at: period.starts_at };
  const charged = chargeCard(put(started.state, 'transactions', billed), moment, billed, billing.card);
  if (!charged.paid) return becomePastDue(charged.state, moment, announced.answer, charged.transaction);
  const done = completeTransaction(charged.state, moment, charged.transaction).state;
  if (before.status !== 'trialing') return done;
  return emit(done, moment, 'subscription.activated', done.subscriptions[before.id]);
}
