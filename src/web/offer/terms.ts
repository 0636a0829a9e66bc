import { dueToday } from '../../contract/due-today';
import type { Offer } from '../../contract/offer';
import { shortDate } from '../platform/format-date';
import { durationWords, formatPrice, intervalWords, nextChargeAt } from './price';

/** Changes whenever the words below change; kept with the buyer's consent. */
export const termsVersion = '2026-11-22';

/** What a buyer agrees to: `amount` is set in bold, `rest` follows at once. */
export interface Terms {
  amount: string;
  rest: string;
}

type Priced = Pick<Offer, 'price' | 'interval' | 'trial'>;

/**
 * The terms beside the pay button: amount today, trial, renewal amount, interval, date, how to cancel.
 * @param now epoch ms; the date is shown as the buyer's own calendar has it
 */
export function termsOf(offer: Priced, now: number): Terms {
  return { amount: `${formatPrice(dueToday(offer))} today`, rest: `${continuation(offer, now)} ${howToCancel}` };
}

const howToCancel = 'Cancel online any time in two taps.';

function continuation({ price, interval, trial }: Priced, now: number): string {
  const renewal = `${formatPrice(price)} every ${intervalWords(interval)}`;
  if (trial === null) {
    return `, then ${renewal}, next on ${shortDate(nextChargeAt(interval, now))}, until you cancel.`;
  }
  const first = shortDate(nextChargeAt(trial, now));
  return `, for a trial of ${durationWords(trial)}. Then ${renewal}, first on ${first}, until you cancel.`;
}

/** The same as one text, as it is recorded. */
export function termsText(offer: Priced, now: number): string {
  const { amount, rest } = termsOf(offer, now);
  return amount + rest;
}
