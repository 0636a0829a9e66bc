import type { Consent } from '../../contract/checkout';
import type { PlanPreview } from '../../contract/plan-change';
import { formatPrice, intervalWords, locale } from '../offer/price';
import { shortDate } from '../platform/format-date';
import { planName } from './plan-name';

/** Changes whenever the words below change; kept with the consent. */
const consentVersion = '2026-11-22';

/** The sentence beside the box; `link` at its end leads to the terms. */
export const planConsentLabel = {
  words: 'I agree to this change of my subscription, which renews until I cancel, and to the',
  link: 'terms',
};

/** What the change costs: `amount` is set in bold, `rest` follows at once. */
export interface PlanTerms {
  amount: string;
  rest: string;
}

/** Amount today, what it is made of, renewal amount, interval, date and how to cancel. */
export function planTerms({ offer, due_now, credit, next_payment }: PlanPreview): PlanTerms {
  const less = credit.amount_minor === 0 ? '' : `, less ${formatPrice(credit)} for the days you have left`;
  const price = formatPrice(offer.price);
  const next = formatPrice(next_payment.price);
  const day = shortDate(next_payment.at);
  return {
    amount: due_now.amount_minor === 0 ? 'nothing today' : `${formatPrice(due_now)} today`,
    rest: ` for ${planName(offer.interval)}: ${price}${less}. Then ${price} every ${intervalWords(offer.interval)}, next ${next === price ? '' : `${next} `}on ${day}, until you cancel. Cancel online any time in two taps.`,
  };
}

/** What is recorded of the agreement: the terms and the sentence as they stand on the screen. */
export function planConsent(preview: PlanPreview, accepted: boolean): Consent {
  const { amount, rest } = planTerms(preview);
  return {
    accepted,
    text: `You pay ${amount}${rest} ${planConsentLabel.words} ${planConsentLabel.link}.`,
    version: consentVersion,
    locale,
  };
}
