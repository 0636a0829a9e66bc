import type { PersonAnswer, PersonPayment } from '#contract/console/person.ts';
import { formatPrice } from '#contract/format-price.ts';
import { cardText } from '#web/console/kit/card-text.ts';

/** The effects of a refund as texts. */
interface RefundEffect {
  back: string;
  to: string;
  fee: string;
  /** Null until the provider has reported every figure. */
  net: { before: string; after: string } | null;
}

/**
 * The effects of a refund of this amount (minor units, tax inside): its tax goes back to the provider, and the provider
 * keeps its fee.
 */
export function refundEffect({ money }: PersonAnswer, payment: PersonPayment, amount: number): RefundEffect {
  const { currency } = payment.total;
  const text = (amount_minor: number) => formatPrice({ amount_minor, currency });
  const { card, fee, tax, total } = payment;
  const netMinor = money.find((one) => one.currency === currency)?.net_minor ?? null;
  const taxWithin = total.amount_minor === 0 ? 0 : Math.round((tax.amount_minor * amount) / total.amount_minor);
  return {
    back: text(amount),
    to: card ? ` to ${cardText(card)}` : '',
    fee: fee === null ? 'not told yet' : formatPrice(fee as typeof payment.total),
    net: netMinor === null ? null : { before: text(netMinor), after: text(netMinor - (amount - taxWithin)) },
  };
}

/** The number of digits after the point in a currency (ISO 4217). */
function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A typed amount in minor units; null when the text is no amount. A comma counts as the point. */
export function minorOf(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const parts = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim());
  if (!parts || (parts[2]?.length ?? 0) > digits) return null;
  const minor = Number(parts[1]! + (parts[2] ?? '').padEnd(digits, '0'));
  return minor > 0 ? minor : null;
}

/** An amount as a person types it: `35.99`. */
export function typedOf(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
