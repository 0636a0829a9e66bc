import type { Money, Price, TransactionItem } from '../entities';
import type { Proration } from './details-entity';

/** Something to charge, before discount and tax. Amounts in minor units, as the price says them. */
export interface Line {
  price: Price;
  /** Negative for what is given back. */
  quantity: number;
  unit: number;
  amount: number;
  proration: Proration | null;
}

type Wanted = Pick<TransactionItem, 'price' | 'quantity'>;

/** The price for a country in a currency: its override when there is one. Null when it is not sold in that currency. */
export function unitPriceIn(price: Price, countryCode: string | null, currency: string | null): Money | null {
  const overrides = price.unit_price_overrides;
  const here = overrides.find(({ country_codes }) => countryCode !== null && country_codes.includes(countryCode));
  const known = [...(here === undefined ? [] : [here]), price, ...overrides].map(({ unit_price }) => unit_price);
  return known.find(({ currency_code }) => currency === null || currency_code === currency) ?? null;
}

/** What is charged in when nobody asked for a currency: the country's own when every item is sold in it. */
export function currencyIn(items: Pick<TransactionItem, 'price'>[], countryCode: string | null): string {
  const first = items[0]?.price;
  if (first === undefined) return 'USD';
  const local = unitPriceIn(first, countryCode, null)!.currency_code;
  const everywhere = items.every(({ price }) => unitPriceIn(price, countryCode, local) !== null);
  return everywhere ? local : first.unit_price.currency_code;
}

export interface LineRules {
  countryCode: string | null;
  currency: string;
  /** A first transaction charges nothing for the items on trial. */
  trialsApply: boolean;
}

/** The whole price of each item. Throws when one is not sold in the currency: that is looked at before. */
export function wholeLines(items: readonly Wanted[], { countryCode, currency, trialsApply }: LineRules): Line[] {
  return items.map(({ price, quantity }) => {
    const money = unitPriceIn(price, countryCode, currency);
    if (money === null) throw new Error(`Price ${price.id} has no amount in ${currency}.`);
    const unit = trialsApply && price.trial_period !== null ? 0 : Number(money.amount);
    return { price, quantity, unit, amount: unit * quantity, proration: null };
  });
}

/** The items with nothing to pay for, as for a change of card. */
export function freeLines(items: readonly Wanted[]): Line[] {
  return items.map(({ price, quantity }) => ({ price, quantity, unit: 0, amount: 0, proration: null }));
}

/** `dividend / divisor` to the nearest whole number, halves away from zero; the divisor is positive. */
export function divided(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -size : size;
}
