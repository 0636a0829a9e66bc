import type { Currency } from '#contract/currency.ts';
import type { Offer, ShownOffer } from '#contract/offer.ts';
import type { ListedOffer } from './offer-list.ts';

/** An offer at its price in one currency; null when the currency is none of ours. */
export function pricedIn({ id, name, interval, trial, prices, intro }: ListedOffer, currency: string): Offer | null {
  const amount_minor = prices[currency as Currency];
  if (amount_minor === undefined) return null;
  const offer = { id, name, price: { amount_minor, currency }, interval, trial };
  if (intro === undefined) return offer;
  const first = { amount_minor: intro.prices[currency as Currency], currency };
  return { ...offer, intro: { payments: intro.payments, price: first } };
}

/** An offer as the price list shows it; null when the currency is none of ours. */
export function shownIn(listed: ListedOffer, currency: string): ShownOffer | null {
  const offer = pricedIn(listed, currency);
  return offer && { ...offer, label: listed.label, gets: [...listed.gets] };
}
