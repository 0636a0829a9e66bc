import type { Currency } from '#contract/currency.ts';
import type { Offer, Price, ShownOffer } from '#contract/offer.ts';
import type { CountryPrice, ListedOffer } from './offer-list.ts';

/** The price of its own that an offer has in a country; undefined without one. */
export const ownPrice = ({ countryPrices }: ListedOffer, country: string | null): CountryPrice | undefined =>
  country === null ? undefined : countryPrices?.find(({ countries }) => countries.includes(country));

/**
 * An offer at its price in a country, which may be in another currency; where the country has no price of its own, in
 * this currency. Null when the currency is none of ours.
 */
export function pricedIn(listed: ListedOffer, currency: string, country: string | null = null): Offer | null {
  const { id, name, interval, trial, intro } = listed;
  const own = ownPrice(listed, country);
  const price = own?.price ?? standardPrice(listed.prices, currency);
  if (price === null) return null;
  const offer = { id, name, price, interval, trial };
  if (intro === undefined) return offer;
  const first = own ? { ...price, amount_minor: own.firstMinor ?? 0 } : standardPrice(intro.prices, currency)!;
  return first.amount_minor === 0 && own ? offer : { ...offer, intro: { payments: intro.payments, price: first } };
}

function standardPrice(prices: ListedOffer['prices'], currency: string): Price | null {
  const amount_minor = prices[currency as Currency];
  return amount_minor === undefined ? null : { amount_minor, currency };
}

/** An offer as the price list shows it; null when the currency is none of ours. */
export function shownIn(listed: ListedOffer, currency: string, country: string | null = null): ShownOffer | null {
  const offer = pricedIn(listed, currency, country);
  return offer && { ...offer, label: listed.label, gets: [...listed.gets] };
}
