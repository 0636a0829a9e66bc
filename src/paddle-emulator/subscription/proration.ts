import { adjustmentsOf, keptOf } from '../adjustment/remaining';
import type { Period, Subscription, SubscriptionItem, Transaction } from '../entities';
import type { State } from '../state';
import type { LineItem, Proration } from '../transaction/details-entity';
import { divided, type Line, unitPriceIn } from '../transaction/lines';
import { includesTax } from '../transaction/tax';
import { countryOf } from '../transaction/transaction';
import { rulesOf } from './subscription-transaction';

export type ItemChange = Pick<SubscriptionItem, 'price' | 'quantity'>;

/** A part of a period, counted in milliseconds. */
export interface Share {
  partMs: number;
  wholeMs: number;
  period: Period;
}

/** What is left of a period. */
export function shareLeft({ starts_at, ends_at }: Period, nowMs: number): Share {
  const endsAt = Date.parse(ends_at);
  const period = { starts_at: new Date(nowMs).toISOString(), ends_at };
  return { partMs: Math.max(0, endsAt - nowMs), wholeMs: endsAt - Date.parse(starts_at), period };
}

/** What an item costs, or that part of it when there is a share; rounded half up to the minor unit. */
export function chargeLine(state: State, subscription: Subscription, item: ItemChange, share: Share | null): Line {
  const { countryCode, currency } = rulesOf(state, subscription);
  const { price, quantity } = item;
  const unit = Number(unitPriceIn(price, countryCode, currency)!.amount);
  if (share === null) return { price, quantity, unit, amount: unit * quantity, proration: null };
  const amount = divided(unit * quantity * share.partMs, share.wholeMs);
  return { price, quantity, unit, amount, proration: prorationOf(share) };
}

/**
 * What is given back for an item that goes: the unused part of what was paid for it, after discounts and refunds. What was
 * never billed, as after a change without billing, counts with its price.
 */
export function creditLine(state: State, subscription: Subscription, item: ItemChange, nowMs: number): Line {
  const period = subscription.current_billing_period!;
  const left = shareLeft(period, nowMs);
  const paid = paidLine(state, subscription, item);
  const whole = paid === null ? left.wholeMs : lengthOf(paid.period);
  const priced = chargeLine(state, subscription, item, null);
  const before = paid === null ? priced.amount : divided(paid.amount * item.quantity, paid.quantity);
  const amount = divided(before * Math.min(left.partMs, whole), whole);
  return { ...priced, quantity: -item.quantity, amount: -amount, proration: prorationOf(left) };
}

function paidLine(state: State, subscription: Subscription, { price }: ItemChange) {
  const endsAt = subscription.current_billing_period!.ends_at;
  const transactions = Object.values(state.transactions).filter(
    ({ subscription_id, status }) => subscription_id === subscription.id && status === 'completed',
  );
  for (const transaction of transactions.reverse()) {
    const line = transaction.details.line_items.find(({ price_id, quantity }) => price_id === price.id && quantity > 0);
    const period = line?.proration?.billing_period ?? transaction.billing_period;
    if (line === undefined || period?.ends_at !== endsAt) continue;
    return { amount: keptAmount(state, transaction, line), quantity: line.quantity, period };
  }
  return null;
}

/** A line as its price says it, with tax or without, less what went back of it. */
function keptAmount(state: State, transaction: Transaction, line: LineItem): number {
  const { price } = transaction.items.find(({ price_id }) => price_id === line.price_id)!;
  const { total, tax } = keptOf(line, adjustmentsOf(state, transaction.id));
  return includesTax(price.tax_mode, countryOf(state, transaction.address_id)) ? total : total - tax;
}

function prorationOf({ partMs, wholeMs, period }: Share): Proration {
  return { rate: String(Number((partMs / wholeMs).toFixed(5))), billing_period: period };
}

function lengthOf({ starts_at, ends_at }: Period): number {
  return Date.parse(ends_at) - Date.parse(starts_at);
}
