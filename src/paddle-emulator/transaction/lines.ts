import type { Discount, Money, Price } from '#paddle-emulator/platform/entities.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type { TransactionItem } from '#paddle-emulator/platform/transaction-entities.ts';

type RequestedItem = Pick<TransactionItem, 'price' | 'quantity'>;

/**
 * The price in a country and currency, with its override for the country. Null when it has no amount in the currency.
 */
export function unitPriceIn(price: Price, countryCode: string | null, currency: string | null): Money | null {
  const overrides = price.unit_price_overrides;
  const here = overrides.find(({ country_codes }) => countryCode !== null && country_codes.includes(countryCode));
  const known = [...(here === undefined ? [] : [here]), price, ...overrides].map(({ unit_price }) => unit_price);
  return known.find(({ currency_code }) => currency === null || currency_code === currency) ?? null;
}

/** The currency when none is requested: the country's if every item has an amount in it, else the first item's. */
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
  /** Whether items with a trial are free, as in a first transaction. */
  trialsApply: boolean;
}

/** The full price of each item. Throws when one has no amount in the currency; callers have to check that before. */
export function fullPriceLines(
  items: readonly RequestedItem[],
  { countryCode, currency, trialsApply }: LineRules,
): Line[] {
  return items.map(({ price, quantity }) => {
    const money = unitPriceIn(price, countryCode, currency);
    if (money === null) throw new Error(`Price ${price.id} has no amount in ${currency}.`);
    const unit = trialsApply && price.trial_period !== null ? 0 : Number(money.amount);
    return { price, quantity, unit, amount: unit * quantity, proration: null };
  });
}

/** The items at no charge, as for a change of card. */
export function freeLines(items: readonly RequestedItem[]): Line[] {
  return items.map(({ price, quantity }) => ({ price, quantity, unit: 0, amount: 0, proration: null }));
}

/** `dividend / divisor` to the nearest whole number, halves away from zero; the divisor is positive. */
export function divided(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -size : size;
}

/** The discount on each line, in minor units; never more than the line, and none on credits. */
export function discountsOn(lines: readonly Line[], discount: Discount | null): number[] {
  if (discount === null) return lines.map(() => 0);
  const open = lines.map((line) => (appliesTo(discount, line) ? Math.max(0, line.amount) : 0));
  switch (discount.type) {
    case 'percentage': {
      const hundredths = Math.round(Number(discount.amount) * 100);
      return open.map((amount) => divided(amount * hundredths, 10_000));
    }
    case 'flat_per_seat':
      return open.map((amount, index) => Math.min(amount, Number(discount.amount) * lines[index]!.quantity));
    case 'flat': {
      let left = Number(discount.amount);
      return open.map((amount) => {
        const off = Math.min(amount, left);
        left -= off;
        return off;
      });
    }
  }
}

/** Whether a discount can be used in this currency and for at least one of these lines. */
export function isEligible(lines: readonly Line[], discount: Discount, currency: string): boolean {
  const payable = discount.currency_code === null || discount.currency_code === currency;
  return payable && lines.some((line) => appliesTo(discount, line));
}

function appliesTo({ restrict_to }: Discount, { price }: Line): boolean {
  return restrict_to === null || restrict_to.includes(price.id) || restrict_to.includes(price.product_id);
}
