import { creditOf } from '#paddle-emulator/customer/credit-balance.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import { notFound, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { freeLines, fullPriceLines, type LineRules } from '#paddle-emulator/transaction/lines.ts';
import { buildTransaction, countryOf } from '#paddle-emulator/transaction/transaction.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';

export interface SubscriptionCharge {
  origin: Transaction['origin'];
  lines: readonly Line[];
  period: Period | null;
  checkoutUrl?: string;
}

/** Stores a new transaction of an existing subscription. It uses the customer's credit. */
export function startTransaction(
  state: State,
  moment: Moment,
  subscription: Subscription,
  charge: SubscriptionCharge,
): { state: State; transaction: Transaction } {
  const transaction = draftTransaction(state, moment, subscription, charge);
  const stored = put(state, 'transactions', transaction);
  return { state: emit(stored, moment, 'transaction.created', transaction), transaction };
}

/** A transaction of an existing subscription, with the customer's credit, not yet stored. */
export function draftTransaction(
  state: State,
  moment: Moment,
  subscription: Subscription,
  { origin, lines, period, checkoutUrl }: SubscriptionCharge,
): Transaction {
  const { currency_code: currency, customer_id: customerId } = subscription;
  return buildTransaction(state, moment, {
    id: moment.newId('txn'),
    lines,
    customerId,
    addressId: subscription.address_id,
    customData: subscription.custom_data,
    origin,
    currency,
    discount: discountFor(state, moment, subscription),
    credit: creditOf(state, customerId, currency),
    checkoutUrl: checkoutUrl ?? null,
    subscriptionId: subscription.id,
    billingPeriod: period,
  });
}

/** The full price of each item of the subscription, in its currency and country. */
export function recurringLines(state: State, subscription: Subscription): Line[] {
  return fullPriceLines(subscription.items, rulesOf(state, subscription));
}

export function rulesOf(state: State, { address_id, currency_code }: Subscription): LineRules {
  return { countryCode: countryOf(state, address_id), currency: currency_code, trialsApply: false };
}

/** The transaction that made the subscription past due; undefined when nothing is unpaid. */
export function unpaidTransaction(state: State, subscriptionId: string): Transaction | undefined {
  return Object.values(state.transactions).findLast(
    ({ status, subscription_id }) => status === 'past_due' && subscription_id === subscriptionId,
  );
}

function discountFor(state: State, moment: Moment, { discount }: Subscription) {
  if (discount === null) return null;
  const runs = discount.ends_at === null || Date.parse(discount.ends_at) > moment.nowMs;
  return runs ? (state.discounts[discount.id] ?? null) : null;
}

/** The transaction for storing a new card: the unpaid one, otherwise a new one that charges nothing. */
export function paymentMethodTransaction(id: string, checkoutUrl: (id: string) => string): Command<Transaction> {
  return (state, moment) => {
    const subscription = state.subscriptions[id];
    if (subscription === undefined) return notFound(id);
    if (subscription.status === 'canceled') {
      return refuse(400, 'subscription_is_canceled_action_invalid', `Subscription ${id} is canceled.`);
    }
    const unpaid = unpaidTransaction(state, id);
    if (unpaid !== undefined) return payable(state, unpaid, checkoutUrl);
    const started = startTransaction(state, moment, subscription, {
      origin: 'subscription_payment_method_change',
      lines: freeLines(subscription.items),
      period: null,
    });
    return payable(started.state, started.transaction, checkoutUrl);
  };
}

function payable(state: State, before: Transaction, checkoutUrl: (id: string) => string) {
  const transaction = { ...before, checkout: { url: checkoutUrl(before.id) } };
  return { state: put(state, 'transactions', transaction), answer: transaction };
}
