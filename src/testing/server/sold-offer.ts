import type { Consent } from '#contract/checkout.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { offers } from '#server/billing/offer/offers.ts';

/** A buyer's consent. */
export const consent: Consent = {
  accepted: true,
  version: termsVersion,
  shown_at: '2030-01-01T12:00:00Z',
  time_zone: 'Europe/Berlin',
};

/** The columns of a checkout for the first offer. */
export function soldOffer() {
  const { prices, ...offer } = offers[0]!;
  const price = { amount_minor: prices.USD, currency: 'USD' };
  return { offer_id: offer.id, offer: JSON.stringify({ ...offer, price }), ...price };
}
