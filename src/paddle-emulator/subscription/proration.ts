import { adjustmentsOf, retainedOf } from '#paddle-emulator/adjustment/remaining.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Subscription, SubscriptionItem } from '#paddle-emulator/platform/subscription-entity.ts';
import type { LineItem, Proration, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { divided, unitPriceIn } from '#paddle-emulator/transaction/lines.ts';
import { includesTax } from '#paddle-emulator/transaction/tax.ts';
import { countryOf } from '#paddle-emulator/transaction/transaction.ts';
import { rulesOf } from './subscription-transaction.ts';

export type ItemChange = Pick<SubscriptionItem, 'price' | 'quantity'>;

/** A part of a period, in milliseconds. */
export interface Share {
  partMs: number;
  periodMs: number;
  period: Period;
}

/** The remaining part of a period. */
export function shareLeft({ starts_at, ends_at }: Period, nowMs: number): Share {
  const endsAt = Date.parse(ends_at);
  const period = { starts_at: new Date(nowMs).toISOString(), ends_at };
  return { partMs: Math.max(0, endsAt - nowMs), periodMs: endsAt - Date.parse(starts_at), period };
}

/** The charge for an item, or for a share of it; rounded half up to the minor unit. */
export function chargeLine(state: State, subscription: Subscription, item: ItemChange, share: Share | null): Line {
  const { countryCode, currency } = rulesOf(state, subscription);
  const { price, quantity } = item;
  const unit = Number(unitPriceIn(price, countryCode, currency)!.amount);
  if (share === null) return { price, quantity, unit, amount: unit * quantity, proration: null };
  const amount = divided(unit * quantity * share.partMs, share.periodMs);
  return { price, quantity, unit, amount, proration: prorationOf(share) };
}

/**
 * The credit for a removed item: the unused part of what was paid, after discounts and refunds. An item that was never
 * billed, as after a change without billing, is credited at its price.
 */
export function creditLine(state: State, subscription: Subscription, item: ItemChange, nowMs: number): Line {
  const period = subscription.current_billing_period!;
  const left = shareLeft(period, nowMs);
  const paid = paidLine(state, subscription, item);
  const lengthMs = paid === null ? left.periodMs : lengthOf(paid.period);
  const priced = chargeLine(state, subscription, item, null);
  const before = paid === null ? priced.amount : divided(paid.amount * item.quantity, paid.quantity);
  const amount = divided(before * Math.min(left.partMs, lengthMs), lengthMs);
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

/** The amount of a line less refunds, with tax only when the price includes it. */
function keptAmount(state: State, transaction: Transaction, line: LineItem): number {
  const { price } = transaction.items.find(({ price_id }) => price_id === line.price_id)!;
  const { total, tax } = retainedOf(line, adjustmentsOf(state, transaction.id));
  return includesTax(price.tax_mode, countryOf(state, transaction.address_id)) ? total : total - tax;
}

function prorationOf({ partMs, periodMs, period }: Share): Proration {
  return { rate: String(Number((partMs / periodMs).toFixed(5))), billing_period: period };
}

function lengthOf({ starts_at, ends_at }: Period): number {
  return Date.parse(ends_at) - Date.parse(starts_at);
}
