import type { Offer } from '../../contract/offer';
import { shortDate } from '../platform/format-date';
import { formatPrice, intervalWords, nextChargeAt } from './price';

/** Changes whenever the words below change; kept with the buyer's consent. */
export const termsVersion = '2026-11-20';

/** What a buyer agrees to: `amount` is set in bold, `rest` follows at once. */
export interface Terms {
  amount: string;
  rest: string;
}

/**
 * The terms beside the pay button: amount today, renewal amount, interval, date, how to cancel.
 * @param now epoch ms; the date is shown as the buyer's own calendar has it
 */
export function termsOf(offer: Pick<Offer, 'price' | 'interval'>, now: number): Terms {
  const price = formatPrice(offer.price);
  const next = shortDate(nextChargeAt(offer.interval, now));
  return {
    amount: `${price} today`,
    rest: `, then ${price} every ${intervalWords(offer.interval)}, next on ${next}, until you cancel. Cancel online any time in two taps.`,
  };
}

/** The same as one text, as it is recorded. */
export function termsText(offer: Pick<Offer, 'price' | 'interval'>, now: number): string {
  const { amount, rest } = termsOf(offer, now);
  return amount + rest;
}
