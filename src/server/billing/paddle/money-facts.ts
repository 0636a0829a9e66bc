import type { MoneyFacts, PaymentFacts, PayoutFacts, ReturnFacts, SubscriptionFacts } from '../provider-event.ts';
import { minorOf } from './outcome.ts';

/** An entity's recorded facts, under Paddle's names. */
type Facts = Record<string, unknown>;

/** The money facts of a recorded event or answer; null for other entities and unreadable facts. */
export function moneyFactsOf(eventType: string, facts: object): MoneyFacts | null {
  const read = readers[eventType.split('.')[0]!];
  if (read === undefined || Object.keys(facts).length === 0) return null;
  try {
    return read(facts as Facts);
  } catch {
    return null;
  }
}

const readers: Readonly<Record<string, (facts: Facts) => MoneyFacts>> = {
  transaction: paymentFacts,
  adjustment: returnFacts,
  subscription: subscriptionFacts,
};

function paymentFacts(facts: Facts): PaymentFacts {
  const details = objectOf(facts.details);
  const totals = objectOf(details.totals);
  const captured = listOf(facts.payments).find(({ status }) => status === 'captured');
  return {
    kind: 'payment',
    status: textOf(facts.status),
    currency: textOf(facts.currency_code),
    paidAt: captured ? timeOf(captured.captured_at) : null,
    grossMinor: minor(totals.grand_total),
    taxMinor: minor(totals.grand_total_tax),
    discountMinor: minor(totals.discount),
    creditMinor: minor(totals.credit),
    feeMinor: minor(totals.fee),
    payout: payoutOf(details.payout_totals, { gross: 'grand_total', tax: 'grand_total_tax' }),
    origin: textOf(facts.origin),
    ...pricing(facts, listOf(details.line_items)),
  };
}

/** The sold item with its price, tax and discount. */
function pricing(facts: Facts, lines: Facts[]): Pick<PaymentFacts, 'sold' | 'taxing' | 'discount' | 'billed'> {
  const items = listOf(facts.items);
  const first = items.find(({ price }) => objectOf(price).billing_cycle) ?? items[0];
  const full = lines.flatMap((line) => {
    const item = items.find(
      ({ price, quantity, proration }) =>
        objectOf(price).id === line.price_id && quantity === line.quantity && !proration && Number(quantity) > 0,
    );
    return item ? [{ line, listed: listedOf(item, textOf(facts.currency_code)) }] : [];
  });
  const taxed = full.find(({ line, listed }) => listed > 0 && minor(objectOf(line.totals).subtotal) > 0);
  const sum = (field: string) =>
    lines.reduce((all, { totals }) => all + Math.max(0, minor(objectOf(totals)[field])), 0);
  const whole = full.filter(({ line, listed }) => listed > 0 && minor(objectOf(line.totals).subtotal) > 0);
  const id = facts.discount_id;
  return {
    sold: first ? soldOf(first, textOf(facts.currency_code)) : null,
    taxing: taxed
      ? {
          rate: String(taxed.line.tax_rate ?? '0'),
          isIncluded: minor(objectOf(taxed.line.totals).subtotal) < taxed.listed,
        }
      : null,
    discount: typeof id === 'string' && sum('subtotal') > 0 ? { id, off: sum('discount'), of: sum('subtotal') } : null,
    billed:
      whole.length === 0 || whole.length < items.filter(({ price }) => objectOf(price).billing_cycle).length
        ? null
        : {
            listedMinor: whole.reduce((all, { listed }) => all + listed, 0),
            netMinor: whole.reduce((all, { line }) => all + netOf(objectOf(line.totals)), 0),
            discountId: typeof id === 'string' ? id : null,
          },
  };
}

function netOf(totals: Facts): number {
  return minor(totals.subtotal) - minor(totals.discount);
}

function soldOf(item: Facts, currency: string): NonNullable<PaymentFacts['sold']> {
  const price = objectOf(item.price);
  const cycle = objectOf(price.billing_cycle);
  return {
    offerId: offerOf(price),
    listedMinor: listedOf({ ...item, quantity: 1 }, currency),
    intervalUnit: (cycle.interval as SubscriptionFacts['intervalUnit'] | undefined) ?? null,
    intervalCount: typeof cycle.frequency === 'number' ? cycle.frequency : null,
  };
}

function returnFacts(facts: Facts): ReturnFacts {
  const totals = objectOf(facts.totals);
  const createdAt = timeOf(facts.created_at)!;
  return {
    kind: 'return',
    transactionId: textOf(facts.transaction_id),
    action: textOf(facts.action),
    status: textOf(facts.status),
    currency: textOf(facts.currency_code),
    createdAt,
    updatedAt: timeOf(facts.updated_at) ?? createdAt,
    grossMinor: minor(totals.total),
    taxMinor: minor(totals.tax),
    feeMinor: minor(totals.fee),
    retainedFeeMinor: minor(totals.retained_fee),
    payout: payoutOf(facts.payout_totals, { gross: 'total', tax: 'tax' }),
  };
}

function subscriptionFacts(facts: Facts): SubscriptionFacts {
  const recurring = listOf(facts.items).filter((item) => item.recurring);
  const cycle = objectOf(facts.billing_cycle);
  const currency = textOf(facts.currency_code);
  const discount = objectOf(facts.discount);
  const change = objectOf(facts.scheduled_change);
  return {
    kind: 'subscription',
    status: textOf(facts.status),
    currency,
    listedMinor: recurring.reduce((sum, item) => sum + listedOf(item, currency), 0),
    intervalUnit: textOf(cycle.interval) as SubscriptionFacts['intervalUnit'],
    intervalCount: Number(cycle.frequency),
    discount: typeof discount.id === 'string' ? { id: discount.id, until: timeOf(discount.ends_at) } : null,
    scheduled:
      typeof change.action === 'string' ? { action: change.action, at: timeOf(change.effective_at) ?? 0 } : null,
    offerId: recurring[0] ? offerOf(objectOf(recurring[0].price)) : null,
  };
}

/** The price of an item in this currency times its quantity; a price may have another one for each country. */
function listedOf(item: Facts, currency: string): number {
  const price = objectOf(item.price);
  const prices = [price, ...listOf(price.unit_price_overrides)].map(({ unit_price }) => objectOf(unit_price));
  const listed = prices.find(({ currency_code }) => currency_code === currency) ?? prices[0]!;
  return minor(listed.amount) * Number(item.quantity ?? 1);
}

function offerOf(price: Facts): number | null {
  const { offer_id } = objectOf(price.custom_data);
  const id = Number(offer_id);
  return typeof offer_id === 'string' && Number.isSafeInteger(id) ? id : null;
}

function payoutOf(given: unknown, names: { gross: string; tax: string }): PayoutFacts | null {
  const totals = objectOf(given);
  if (typeof totals.currency_code !== 'string') return null;
  return {
    currency: totals.currency_code,
    grossMinor: minor(totals[names.gross]),
    taxMinor: minor(totals[names.tax]),
    feeMinor: minor(totals.fee),
    retainedFeeMinor: minor(totals.retained_fee),
    chargebackFeeMinor: minor(objectOf(totals.chargeback_fee).amount),
    exchangeRate: rateOf(totals.exchange_rate),
    feeRate: rateOf(totals.fee_rate),
  };
}

function rateOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,12}(\.\d{1,18})?$/.test(value) ? value : null;
}

function minor(value: unknown): number {
  return minorOf(typeof value === 'string' ? value : null);
}

function timeOf(value: unknown): number | null {
  return typeof value === 'string' ? Date.parse(value) : null;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text');
  return value;
}

function objectOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function listOf(value: unknown): Facts[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
