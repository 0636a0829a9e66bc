import type { Period, Subscription, Transaction } from '../entities';
import { type Moment, put, type State } from '../state';
import { creditOf } from '../transaction/credit-balance';
import { type Line, type LineRules, wholeLines } from '../transaction/lines';
import { buildTransaction, countryOf } from '../transaction/transaction';
import { emit } from '../webhook/event-log';

export interface SubscriptionCharge {
  origin: Transaction['origin'];
  lines: readonly Line[];
  period: Period | null;
  checkoutUrl?: string;
}

/** A transaction of a subscription that exists, announced as created. What the customer has to his credit is used. */
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

/** The same, not yet in the state. */
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

/** The whole price of each item of the subscription, in its currency and country. */
export function recurringLines(state: State, subscription: Subscription): Line[] {
  return wholeLines(subscription.items, rulesOf(state, subscription));
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
