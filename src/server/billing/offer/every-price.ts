import { currencies } from '#contract/currency.ts';
import type { Offer } from '#contract/offer.ts';
import { overridesOf } from '#contract/offer-list/by-country.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { soldCountry } from '#contract/offer-list/sold-countries.ts';
import { leastAmounts } from '#contract/offer-list/sold-currencies.ts';
import type { PriceTerms } from '../provider.ts';

/** One of the prices at which an offer is sold. */
export interface SoldPrice {
  offer: Offer;
  /** What the provider's price has to match. */
  terms: PriceTerms;
  /** Somebody who pays it; null for a price by currency. */
  country: string | null;
}

/**
 * Every price at which an offer can be sold: by currency, and of each group of countries; without those that no provider
 * takes, which the checks refuse.
 */
export function everyPrice(listed: ListedOffer): SoldPrice[] {
  const standard = currencies.filter((currency) => listed.prices[currency] > 0);
  const groups = (listed.countryPrices ?? []).filter(
    ({ price, countries }) =>
      soldCountry(countries[0]) !== null && price.amount_minor > 0 && price.currency in leastAmounts,
  );
  return [
    ...standard.map((currency) => ({ offer: pricedIn(listed, currency)!, country: null })),
    ...groups.map(({ price, countries }) => ({
      offer: pricedIn(listed, price.currency, countries[0]!)!,
      country: countries[0]!,
    })),
  ].map((one) => ({ ...one, terms: { ...one.offer, overrides: payableOverrides(listed, one.offer) } }));
}

/** A draft may have prices that cannot be asked for; they are refused for that, and not for what the provider says. */
const payableOverrides = (listed: ListedOffer, { price }: Offer) =>
  overridesOf(listed, price).flatMap(({ countries, price: own }) => {
    const sold = countries.filter((country) => soldCountry(country) !== null);
    return sold.length > 0 && own.currency in leastAmounts && own.amount_minor > 0
      ? [{ countries: sold, price: own }]
      : [];
  });
