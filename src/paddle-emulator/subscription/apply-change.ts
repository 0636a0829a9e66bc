import type { Subscription, Transaction } from '../entities';
import { type Refusal, refuse } from '../refusal';
import { type Moment, put, type State } from '../state';
import { chargeCard, completeTransaction } from '../transaction/charge';
import { announce } from './announce';
import { becomePastDue } from './dunning';
import type { PlanChange } from './plan-change';
import { startTransaction } from './subscription-transaction';

/** The money first, then the change: a declined card leaves everything as it was unless the caller wants otherwise. */
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
