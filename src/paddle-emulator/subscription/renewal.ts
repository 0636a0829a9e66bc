import type { Command } from '#paddle-emulator/platform/engine.ts';
import { refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { chargeCard, completeTransaction } from '#paddle-emulator/transaction/charge.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { changeable, lockedByScheduledChange } from './changeable.ts';
import { becomePastDue } from './dunning.ts';
import { announce, nextPeriod, withItems } from './subscription.ts';
import { recurringLines, startTransaction } from './subscription-transaction.ts';

/**
 * Begins the next paid period. Like Paddle it moves the dates before it charges, so an application that relies on the
 * dates alone gives access to an unpaid period.
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

/** Ends a trial now; the first paid period begins and is charged. */
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
