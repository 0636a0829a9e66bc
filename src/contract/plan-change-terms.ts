import { formatPrice, intervalText } from './format-price.ts';
import type { PlanPreview } from './plan-change.ts';
import { planName } from './plan-name.ts';
import { shortDate } from './short-date.ts';

/** Has to change whenever the texts below do; kept with the consent. */
export const planTermsVersion = '2026-11-29';

/** The sentence beside the box; `link` at its end leads to the terms. */
export const planConsentLabel = {
  text: 'I agree to this change of my subscription, which renews until I cancel, and to the',
  link: 'terms',
};

/** The cost of the change: `amount` in bold, followed by `rest`. */
export interface PlanTerms {
  amount: string;
  rest: string;
}

/**
 * Amount today and its calculation, renewal amount, interval, date and how to cancel.
 * @param timeZone IANA name of the subscriber's calendar; the device's own by default
 */
export function planTerms(preview: PlanPreview, timeZone?: string): PlanTerms {
  return preview.when === 'now' ? termsNow(preview, timeZone) : termsAtRenewal(preview, timeZone);
}

/** Until the renewal nothing changes, and nothing is credited. */
function termsAtRenewal({ offer, next_payment }: PlanPreview, timeZone?: string): PlanTerms {
  const price = formatPrice(next_payment.price);
  const every = `every ${intervalText(offer.interval)}`;
  return {
    amount: 'nothing today',
    rest: `. Your plan stays as it is until ${shortDate(next_payment.at, timeZone)}. From that day it is ${planName(offer.interval)}: you pay ${price} then, and ${price} ${every}, until you cancel. Cancel online any time in two taps.`,
  };
}

function termsNow({ offer, due_now, credit, next_payment }: PlanPreview, timeZone?: string): PlanTerms {
  const less = credit.amount_minor === 0 ? '' : `, less ${formatPrice(credit)} for the days you have left`;
  const price = formatPrice(offer.price);
  const next = formatPrice(next_payment.price);
  const day = shortDate(next_payment.at, timeZone);
  return {
    amount: due_now.amount_minor === 0 ? 'nothing today' : `${formatPrice(due_now)} today`,
    rest: ` for ${planName(offer.interval)}: ${price}${less}. Then ${price} every ${intervalText(offer.interval)}, next ${next === price ? '' : `${next} `}on ${day}, until you cancel. Cancel online any time in two taps.`,
  };
}

/** The text kept with the consent: the terms and the sentence beside the box, as shown on screen. */
export function planChangeAgreement(preview: PlanPreview, timeZone?: string): string {
  const { amount, rest } = planTerms(preview, timeZone);
  return `You pay ${amount}${rest} ${planConsentLabel.text} ${planConsentLabel.link}.`;
}
