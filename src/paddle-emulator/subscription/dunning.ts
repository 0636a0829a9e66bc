import { dayMs, isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import type { Billing, StoredCard } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { chargeCard, completeTransaction, takePayment } from '#paddle-emulator/transaction/charge.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { endSubscription, pauseNow } from './ending.ts';
import { announce, nextPeriod, withItems } from './subscription.ts';
import { unpaidTransaction } from './subscription-transaction.ts';

/** Times after a failed payment at which the stored card is retried. */
const retriesAfterMs = [3 * dayMs, 7 * dayMs, 14 * dayMs];
const givesUpAfterMs = 30 * dayMs;

/** Makes the subscription past due after a declined card; Paddle will retry it. */
export function becomePastDue(state: State, moment: Moment, subscription: Subscription, failed: Transaction): State {
  const overdue: Transaction = { ...failed, status: 'past_due', updated_at: isoOf(moment.nowMs) };
  const announced = emit(put(state, 'transactions', overdue), moment, 'transaction.past_due', overdue);
  const billing = { ...announced.billings[subscription.id]!, givesUpAt: moment.nowMs + givesUpAfterMs, retries: 0 };
  const pastDue = { ...subscription, status: 'past_due' as const };
  return announce(put(announced, 'billings', billing), moment, pastDue, 'subscription.past_due').state;
}

/** When the stored card is retried next, epoch ms; null for never. */
export function retriesAt({ givesUpAt, retries }: Billing): number | null {
  const after = retriesAfterMs[retries];
  return givesUpAt === null || after === undefined ? null : givesUpAt - givesUpAfterMs + after;
}

/** Retries the stored card for the unpaid transaction. */
export function retryPayment(state: State, moment: Moment, subscription: Subscription): State {
  const billing = state.billings[subscription.id]!;
  const counted = put(state, 'billings', { ...billing, retries: billing.retries + 1 });
  return payWithStoredCard(counted, moment, subscription);
}

function payWithStoredCard(state: State, moment: Moment, subscription: Subscription): State {
  const unpaid = unpaidTransaction(state, subscription.id);
  if (unpaid === undefined) return state;
  const charged = chargeCard(state, moment, unpaid, state.billings[subscription.id]!.card);
  return charged.paid ? afterRecovery(charged.state, moment, subscription, charged.transaction).state : charged.state;
}

/** Pays the unpaid transaction with a new card and stores the card; the subscription is active again. */
function recover(
  state: State,
  moment: Moment,
  subscription: Subscription,
  { transaction, card }: { transaction: Transaction; card: StoredCard },
): { state: State; transaction: Transaction } {
  const stored = put(state, 'billings', { ...state.billings[subscription.id]!, card });
  const paid = takePayment(stored, moment, transaction, card);
  return afterRecovery(paid.state, moment, subscription, paid.transaction);
}

/** Ends an unpaid subscription, or pauses it if the emulator is configured to do so. */
export function giveUp(state: State, moment: Moment, subscription: Subscription): State {
  return state.afterDunning === 'pause'
    ? pauseNow(state, moment, subscription, null).state
    : endSubscription(state, moment, subscription).state;
}

function afterRecovery(state: State, moment: Moment, subscription: Subscription, paid: Transaction) {
  const billing = state.billings[subscription.id]!;
  const isOver = Date.parse(subscription.current_billing_period!.ends_at) <= moment.nowMs;
  // After the end of the period, the payment is for a new one that starts now.
  const anchor = isOver ? { anchorAt: moment.nowMs, periods: 0 } : null;
  const period = anchor === null ? null : nextPeriod({ ...billing, ...anchor }, subscription.billing_cycle);
  const active = announce(
    put(state, 'billings', { ...billing, givesUpAt: null, retries: 0, ...(anchor && { ...anchor, periods: 1 }) }),
    moment,
    period === null ? { ...subscription, status: 'active' } : inPeriod(subscription, moment, period),
    ...(isFirstPayment(state, subscription) ? ['subscription.activated'] : []),
  );
  const bought = period ?? paid.billing_period ?? subscription.current_billing_period!;
  return completeTransaction(active.state, moment, paid, { subscriptionId: subscription.id, period: bought });
}

function inPeriod(subscription: Subscription, moment: Moment, period: Period): Subscription {
  return {
    ...subscription,
    status: 'active',
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: withItems(subscription, moment, 'active', { nextBilledAt: period.ends_at, billedAt: period.starts_at }),
  };
}

/** Whether the payment is for the first period after a trial. */
function isFirstPayment(state: State, { id, items }: Subscription): boolean {
  return state.billings[id]!.periods === 1 && items.some(({ trial_dates }) => trial_dates !== null);
}

/** Pays a transaction of a subscription and stores the card, with which an unpaid renewal is then paid too. */
export function payForSubscription(
  state: State,
  moment: Moment,
  transaction: Transaction,
  card: StoredCard,
): { state: State; transaction: Transaction } {
  const subscription = state.subscriptions[transaction.subscription_id!]!;
  if (transaction.status === 'past_due') return recover(state, moment, subscription, { transaction, card });
  const stored = put(state, 'billings', { ...state.billings[subscription.id]!, card });
  const paid = takePayment(stored, moment, transaction, card);
  const done = completeTransaction(paid.state, moment, paid.transaction);
  if (subscription.status !== 'past_due') return done;
  return { state: payWithStoredCard(done.state, moment, subscription), transaction: done.transaction };
}
