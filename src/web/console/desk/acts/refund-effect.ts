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
