import type { Currency } from '#contract/currency.ts';
import type { Offer, ShownOffer } from '#contract/offer.ts';
import type { ListedOffer } from './offer-list.ts';

/** An offer at its price in one currency; null when the currency is none of ours. */
export function pricedIn({ id, name, interval, trial, prices }: ListedOffer, currency: string): Offer | null {
  const amount_minor = prices[currency as Currency];
  return amount_minor === undefined ? null : { id, name, price: { amount_minor, currency }, interval, trial };
}

/** An offer as the price list shows it; null when the currency is none of ours. */
export function shownIn(listed: ListedOffer, currency: string): ShownOffer | null {
  const offer = pricedIn(listed, currency);
  return offer && { ...offer, label: listed.label, gets: [...listed.gets] };
}
