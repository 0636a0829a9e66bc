import { formatPrice, intervalText, nextChargeAt, periodText } from './format-price.ts';
import type { Interval, Intro, Offer, Price } from './offer.ts';
import { moneyBack, moneyBackAgain } from './refund-copy.ts';
import { shortDate } from './short-date.ts';

/** Has to change whenever the text below does; kept with the buyer's consent. */
export const termsVersion = '2026-11-29';

/** The sentence beside the box; `link` at its end leads to the terms. */
export const consentLabel = {
  text: 'I agree to this subscription, which renews until I cancel, and to the',
  link: 'terms',
};

/** The text that a buyer agrees to: `amount` in bold, followed by `rest`; `back`, about money back, on its own. */
export interface Terms {
  amount: string;
  rest: string;
  back: string;
}

/** What is bought. */
export interface Purchase extends Pick<Offer, 'price' | 'interval' | 'trial' | 'intro'> {
  /** What is due today with a coupon; null or absent without one. Later payments are the full price. */
  couponDue?: Price | null;
}

/**
 * The terms beside the pay button: amount today, trial, renewal amount, interval, date, how to cancel, money back.
 * @param now epoch ms
 * @param timeZone IANA name of the buyer's calendar; the device's own by default
 */
export function termsOf(offer: Purchase, now: number, timeZone?: string): Terms {
  const rules = offer.trial === null ? howToCancel : `${howToCancel} One trial a person.`;
  return {
    amount: `${formatPrice(dueToday(offer))} today`,
    rest: `${continuation(offer, now, timeZone)} ${rules}`,
    back: `${moneyBack} ${moneyBackAgain}`,
  };
}

const howToCancel = 'Cancel online any time in two taps.';

function continuation(purchase: Purchase, now: number, timeZone: string | undefined): string {
  const { price, interval, trial, intro, couponDue = null } = purchase;
  const renewal = `${formatPrice(price)} every ${intervalText(interval)}`;
  if (intro !== undefined) {
    const full = shortDate(introEndsAt({ interval, intro }, now), timeZone);
    if (intro.payments === 1) return `. Then ${renewal}, first on ${full}, until you cancel.`;
    const next = shortDate(nextChargeAt(interval, now), timeZone);
    const low = `${formatPrice(intro.price)} every ${intervalText(interval)}`;
    return `, then ${low}, next on ${next}. From ${full} on ${renewal}, until you cancel.`;
  }
  if (trial === null) {
    const next = shortDate(nextChargeAt(interval, now), timeZone);
    return couponDue === null
      ? `, then ${renewal}, next on ${next}, until you cancel.`
      : ` with your code. Then the full ${renewal}, first on ${next}, until you cancel.`;
  }
  const first = shortDate(nextChargeAt(trial, now), timeZone);
  return `, for a trial of ${periodText(trial)}. Then ${renewal}, first on ${first}, until you cancel.`;
}

/** The text kept with the consent: the terms and the sentence beside the box, as shown on the buyer's screen. */
export function purchaseAgreement(offer: Purchase, now: number, timeZone?: string): string {
  const { amount, rest, back } = termsOf(offer, now, timeZone);
  return `You pay ${amount}${rest} ${back} ${consentLabel.text} ${consentLabel.link}.`;
}

/** The first charge: nothing when the purchase begins with a trial, less with a coupon or a lower first price. */
export function dueToday({ price, trial, intro, couponDue }: Omit<Purchase, 'interval'>): Price {
  if (trial !== null) return { ...price, amount_minor: 0 };
  return couponDue ?? intro?.price ?? price;
}

/**
 * From when on the full price is charged.
 * @param from the first payment, epoch ms
 * @returns epoch ms
 */
export function introEndsAt({ interval, intro }: { interval: Interval; intro: Intro }, from: number): number {
  return Array.from({ length: intro.payments }).reduce((at: number) => nextChargeAt(interval, at), from);
}

/** "first payment" or "first 3 payments". */
export const firstPaymentsText = (count: number): string => (count === 1 ? 'first payment' : `first ${count} payments`);
