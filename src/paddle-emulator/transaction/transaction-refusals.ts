import { discountAt } from '#paddle-emulator/discount/discount.ts';
import type { Price } from '#paddle-emulator/platform/entities.ts';
import { type FieldError, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { currencyIn, fullPriceLines, isEligible, unitPriceIn } from './lines.ts';

export interface Parties {
  customer_id?: string | null;
  address_id?: string | null;
}

export type ItemBody = { price_id: string; quantity: number };

export function partyErrors(state: State, { customer_id, address_id }: Parties): FieldError[] {
  const errors: FieldError[] = [];
  if (customer_id != null && state.customers[customer_id]?.status !== 'active') {
    errors.push({ field: 'customer_id', message: 'must be the id of an active customer' });
  }
  if (address_id != null) {
    const address = state.addresses[address_id];
    if (address?.status !== 'active' || address.customer_id !== customer_id) {
      errors.push({ field: 'address_id', message: 'must be the id of an active address of this customer' });
    }
  }
  return errors;
}

/** Errors of items that are charged together, in one currency and with one billing cycle. */
export function itemErrors(state: State, items: ItemBody[], currency: string | null): FieldError[] {
  const errors: FieldError[] = [];
  const prices: Price[] = [];
  items.forEach(({ price_id, quantity }, index) => {
    const price = state.prices[price_id];
    if (price?.status !== 'active') {
      errors.push({ field: `items.${index}.price_id`, message: 'must be the id of an active price' });
      return;
    }
    const { minimum, maximum } = price.quantity;
    if (quantity < minimum || quantity > maximum) {
      errors.push({ field: `items.${index}.quantity`, message: `must be from ${minimum} to ${maximum}` });
    }
    prices.push(price);
  });
  const wanted = currency ?? prices[0]?.unit_price.currency_code ?? null;
  if (prices.some((price) => unitPriceIn(price, null, wanted) === null)) {
    errors.push({ field: 'items', message: `must all be sold in ${wanted}` });
  }
  const cycles = new Set(prices.flatMap(({ billing_cycle }) => (billing_cycle ? [JSON.stringify(billing_cycle)] : [])));
  if (cycles.size > 1) errors.push({ field: 'items', message: 'must all have the same billing cycle' });
  return errors;
}

/** Why a discount cannot be used for these items; null when it can. The items must be valid. */
export function discountRefusal(
  state: State,
  nowMs: number,
  {
    id,
    items,
    countryCode,
    currency,
  }: { id: string; items: ItemBody[]; countryCode: string | null; currency?: string },
): { refused: Refusal } | null {
  const known = state.discounts[id];
  if (known === undefined) return refuse(400, 'transaction_discount_not_found', `Discount ${id} is not known.`);
  const { status } = discountAt(known, nowMs);
  if (status === 'expired') return refuse(400, 'discount_expired', `Discount ${id} has expired.`);
  if (status === 'used') return refuse(400, 'discount_usage_limit_exceeded', `Discount ${id} is used up.`);
  const priced = items.map(({ price_id, quantity }) => ({ price: state.prices[price_id]!, quantity }));
  const charged = currency ?? currencyIn(priced, countryCode);
  const lines = fullPriceLines(priced, { countryCode, currency: charged, trialsApply: true });
  if (status === 'active' && isEligible(lines, known, charged)) return null;
  return refuse(400, 'transaction_discount_not_eligible', `Discount ${id} is for none of these items.`);
}
