import { isoOf } from '../clock';
import type { Period, Subscription, Transaction } from '../entities';
import { type Billing, type Moment, put, type State, type StoredCard } from '../state';
import { chargeCard, completeTransaction, takePayment } from '../transaction/charge';
import { emit } from '../webhook/event-log';
import { announce } from './announce';
import { endSubscription, pauseNow } from './ending';
import { nextPeriod, withItems } from './subscription';
import { unpaidTransaction } from './subscription-transaction';

const dayMs = 86_400_000;

/** When the stored card is tried again after a payment failed, and when Paddle gives up. */
const retriesAfterMs = [3 * dayMs, 7 * dayMs, 14 * dayMs];
const givesUpAfterMs = 30 * dayMs;

/** The card was refused and the subscription is to be paid for: it is past due, and Paddle tries again. */
export function becomePastDue(state: State, moment: Moment, subscription: Subscription, failed: Transaction): State {
  const overdue: Transaction = { ...failed, status: 'past_due', updated_at: isoOf(moment.nowMs) };
  const told = emit(put(state, 'transactions', overdue), moment, 'transaction.past_due', overdue);
  const billing = { ...told.billings[subscription.id]!, givesUpAt: moment.nowMs + givesUpAfterMs, retries: 0 };
  const pastDue = { ...subscription, status: 'past_due' as const };
  return announce(put(told, 'billings', billing), moment, pastDue, 'subscription.past_due').state;
}

/** When the stored card is tried again, epoch ms; null when it is not. */
export function retriesAt({ givesUpAt, retries }: Billing): number | null {
  const after = retriesAfterMs[retries];
  return givesUpAt === null || after === undefined ? null : givesUpAt - givesUpAfterMs + after;
}

/** Tries the stored card once more for what is unpaid. */
export function retryPayment(state: State, moment: Moment, subscription: Subscription): State {
  const billing = state.billings[subscription.id]!;
  const counted = put(state, 'billings', { ...billing, retries: billing.retries + 1 });
  return payWithStoredCard(counted, moment, subscription);
}

export function payWithStoredCard(state: State, moment: Moment, subscription: Subscription): State {
  const unpaid = unpaidTransaction(state, subscription.id);
  if (unpaid === undefined) return state;
  const charged = chargeCard(state, moment, unpaid, state.billings[subscription.id]!.card);
  return charged.paid ? recovered(charged.state, moment, subscription, charged.transaction).state : charged.state;
}

/** What was unpaid is paid with this card, which is stored: the subscription is active again. */
export function recover(
  state: State,
  moment: Moment,
  subscription: Subscription,
  { transaction, card }: { transaction: Transaction; card: StoredCard },
): { state: State; transaction: Transaction } {
  const stored = put(state, 'billings', { ...state.billings[subscription.id]!, card });
  const paid = takePayment(stored, moment, transaction, card);
  return recovered(paid.state, moment, subscription, paid.transaction);
}

/** Nothing came in for a month: the end, or a pause when the emulator is told so. */
export function giveUp(state: State, moment: Moment, subscription: Subscription): State {
  return state.afterDunning === 'pause'
    ? pauseNow(state, moment, subscription, null).state
    : endSubscription(state, moment, subscription).state;
}

function recovered(state: State, moment: Moment, subscription: Subscription, paid: Transaction) {
  const billing = state.billings[subscription.id]!;
  const isOver = Date.parse(subscription.current_billing_period!.ends_at) <= moment.nowMs;
  // Paid so late that the period is over: the money buys a new one from now.
  const anchor = isOver ? { anchorAt: moment.nowMs, periods: 0 } : null;
  const period = anchor === null ? null : nextPeriod({ ...billing, ...anchor }, subscription.billing_cycle);
  const active = announce(
    put(state, 'billings', { ...billing, givesUpAt: null, retries: 0, ...(anchor && { ...anchor, periods: 1 }) }),
    moment,
    period === null ? { ...subscription, status: 'active' } : movedTo(subscription, moment, period),
    ...(isFirstPayment(state, subscription) ? ['subscription.activated'] : []),
  );
  const bought = period ?? paid.billing_period ?? subscription.current_billing_period!;
  return completeTransaction(active.state, moment, paid, { subscriptionId: subscription.id, period: bought });
}

function movedTo(subscription: Subscription, moment: Moment, period: Period): Subscription {
  return {
    ...subscription,
    status: 'active',
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: withItems(subscription, moment, 'active', { nextBilledAt: period.ends_at, billedAt: period.starts_at }),
  };
}

/** After a trial nothing has been paid yet. */
function isFirstPayment(state: State, { id, items }: Subscription): boolean {
  return state.billings[id]!.periods === 1 && items.some(({ trial_dates }) => trial_dates !== null);
}
