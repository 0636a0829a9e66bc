import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Cycle, Period } from '#paddle-emulator/platform/entities.ts';
import type { Billing, StoredCard } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Subscription, SubscriptionItem } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { addCycles } from './billing-dates.ts';

/** The subscription that a first payment bought; null when no item recurs. No event is emitted. */
export function subscriptionFrom(
  state: State,
  moment: Moment,
  transaction: Transaction,
  card: StoredCard,
): { state: State; subscription: Subscription } | null {
  const recurring = transaction.items.filter(({ price }) => price.billing_cycle !== null);
  const cycle = recurring[0]?.price.billing_cycle;
  if (cycle == null || transaction.customer_id === null || transaction.address_id === null) return null;
  const trial = recurring[0]?.price.trial_period ?? null;
  const startMs = moment.nowMs;
  const anchorAt = trial === null ? startMs : addCycles(startMs, trial, 1);
  const firstEndMs = trial === null ? addCycles(startMs, cycle, 1) : anchorAt;
  const period = periodOf(startMs, firstEndMs);
  const subscription: Subscription = {
    id: moment.newId('sub'),
    status: trial === null ? 'active' : 'trialing',
    customer_id: transaction.customer_id,
    address_id: transaction.address_id,
    business_id: null,
    currency_code: transaction.currency_code,
    created_at: period.starts_at,
    updated_at: period.starts_at,
    started_at: period.starts_at,
    first_billed_at: isoOf(anchorAt),
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    discount: recurringDiscount(state, transaction, period),
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: period,
    billing_cycle: cycle,
    scheduled_change: null,
    management_urls: null,
    items: recurring.map((item) => subscriptionItem(state, item, period, trial !== null)),
    custom_data: transaction.custom_data,
    import_meta: null,
  };
  const billing: Billing = {
    id: subscription.id,
    anchorAt,
    periods: trial === null ? 1 : 0,
    card,
    givesUpAt: null,
    retries: 0,
    deferred: [],
  };
  return { state: put(put(state, 'subscriptions', subscription), 'billings', billing), subscription };
}

/** The paid period that begins after `periods` earlier ones. */
export function nextPeriod({ anchorAt, periods }: Billing, cycle: Cycle): Period {
  return periodOf(addCycles(anchorAt, cycle, periods), addCycles(anchorAt, cycle, periods + 1));
}

function periodOf(startMs: number, endMs: number): Period {
  return { starts_at: isoOf(startMs), ends_at: isoOf(endMs) };
}

/** The items with another status and next billing date. */
export function withItems(
  subscription: Subscription,
  moment: Moment,
  status: SubscriptionItem['status'],
  dates: { nextBilledAt: string | null; billedAt?: string },
): SubscriptionItem[] {
  return subscription.items.map((item) => ({
    ...item,
    status,
    previously_billed_at: dates.billedAt ?? item.previously_billed_at,
    next_billed_at: dates.nextBilledAt,
    updated_at: isoOf(moment.nowMs),
  }));
}

/** The discount for renewals, limited to its number of intervals; null when it does not recur. */
function recurringDiscount(state: State, { discount_id, items }: Transaction, { starts_at }: Period) {
  const discount = discount_id === null ? undefined : state.discounts[discount_id];
  const cycle = items.find(({ price }) => price.billing_cycle !== null)?.price.billing_cycle;
  if (discount === undefined || !discount.recur || cycle == null) return null;
  const times = discount.maximum_recurring_intervals;
  const ends_at = times === null ? null : isoOf(addCycles(Date.parse(starts_at), cycle, times));
  return { id: discount.id, starts_at, ends_at };
}

function subscriptionItem(
  state: State,
  { price, quantity }: Transaction['items'][number],
  period: Period,
  onTrial: boolean,
): SubscriptionItem {
  return {
    status: onTrial ? 'trialing' : 'active',
    quantity,
    recurring: true,
    created_at: period.starts_at,
    updated_at: period.starts_at,
    previously_billed_at: onTrial ? null : period.starts_at,
    next_billed_at: period.ends_at,
    trial_dates: onTrial ? period : null,
    price,
    product: state.products[price.product_id]!,
  };
}

/** Stores the changed subscription and emits `subscription.updated`, then the given events. */
export function announce(
  state: State,
  moment: Moment,
  changed: Subscription,
  ...eventTypes: string[]
): { state: State; answer: Subscription } {
  const subscription = { ...changed, updated_at: isoOf(moment.nowMs) };
  const next = ['subscription.updated', ...eventTypes].reduce(
    (current, eventType) => emit(current, moment, eventType, subscription),
    put(state, 'subscriptions', subscription),
  );
  return { state: next, answer: subscription };
}
