import type { Consent } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { locale } from '../offer/price';
import { termsText, termsVersion } from '../offer/terms';

/** The sentence beside the box; `terms` at its end is a link. */
export const consentLabel = {
  words: 'I agree to this subscription, which renews until I cancel, and to the',
  link: 'terms',
};

/**
 * What is recorded of the agreement: the terms and the sentence as they stand on the screen.
 * @param now epoch ms at which the terms were worked out
 */
export function consentOf(offer: Offer, now: number, accepted: boolean): Consent {
  return {
    accepted,
    text: `You pay ${termsText(offer, now)} ${consentLabel.words} ${consentLabel.link}.`,
    version: termsVersion,
    locale,
  };
}
