import type { Command } from '#paddle-emulator/platform/engine.ts';
import { type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { chargeCard, completeTransaction } from '#paddle-emulator/transaction/charge.ts';
import { changeable, type SubscriptionPatch } from './changeable.ts';
import { becomePastDue } from './dunning.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import { announce } from './subscription.ts';
import { startTransaction } from './subscription-transaction.ts';

/**
 * Changes a subscription. `scheduled_change: null` removes a scheduled cancel or pause; other items or another date are
 * billed by the proration mode.
 */
export function updateSubscription(id: string, patch: SubscriptionPatch): Command<Subscription> {
  return (state, moment) => {
    const found = updatable(state, moment, id);
    if ('refused' in found) return found;
    const { scheduled_change, custom_data } = patch;
    const changed: Subscription = {
      ...found.subscription,
      ...(scheduled_change === undefined ? {} : { scheduled_change }),
      ...(custom_data === undefined ? {} : { custom_data }),
    };
    if (patch.items === undefined && patch.next_billed_at === undefined) return announce(state, moment, changed);
    const change = planChange(state, moment, changed, patch);
    if ('refused' in change) return change;
    const onFailure = patch.on_payment_failure ?? 'prevent_change';
    return applyChange(state, moment, change, { origin: 'subscription_update', onFailure });
  };
}

export function updatable(
  state: State,
  moment: Moment,
  id: string,
): { subscription: Subscription } | { refused: Refusal } {
  if (state.subscriptions[id]?.status === 'canceled') {
    return refuse(400, 'subscription_update_when_canceled', `Subscription ${id} is canceled and can't be changed.`);
  }
  return changeable(state, moment, id);
}

/** Charges the card before the change, so that a decline prevents it unless the caller wants it anyway. */
export function applyChange(
  state: State,
  moment: Moment,
  change: PlanChange,
  { origin, onFailure }: { origin: Transaction['origin']; onFailure: 'prevent_change' | 'apply_change' },
): { state: State; answer: Subscription } | { refused: Refusal } {
  const { subscription, anchor, lines, when, period } = change;
  const { id } = subscription;
  const billing = { ...state.billings[id]!, ...anchor };
  const counted = put(state, 'billings', billing);
  if (when === 'next bill') {
    const deferred = { ...billing, deferred: [...billing.deferred, ...lines] };
    return announce(put(counted, 'billings', deferred), moment, subscription);
  }
  if (lines.length === 0) return announce(counted, moment, subscription);
  const started = startTransaction(counted, moment, subscription, { origin, lines, period });
  const charged = chargeCard(started.state, moment, started.transaction, billing.card);
  if (charged.paid) {
    const announced = announce(charged.state, moment, subscription);
    const done = completeTransaction(announced.state, moment, charged.transaction);
    return { state: done.state, answer: announced.answer };
  }
  if (onFailure === 'prevent_change') {
    return refuse(400, 'subscription_payment_declined', `The card of subscription ${id} was declined.`);
  }
  const announced = announce(charged.state, moment, subscription);
  const overdue = becomePastDue(announced.state, moment, announced.answer, charged.transaction);
  return { state: overdue, answer: overdue.subscriptions[id]! };
}
