import type { Consent } from '#contract/checkout.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { offers } from '#server/billing/offer/offers.ts';

/** What a buyer ticks. */
export const consent: Consent = {
  accepted: true,
  version: termsVersion,
  shown_at: '2030-01-01T12:00:00Z',
  time_zone: 'Europe/Berlin',
};

/** What a checkout of the first offer has on it. */
export function soldOffer() {
  const { prices, ...offer } = offers[0]!;
  const price = { amount_minor: prices.USD, currency: 'USD' };
  return { offer_id: offer.id, offer: JSON.stringify({ ...offer, price }), ...price };
}
