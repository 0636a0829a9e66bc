import type { Currency } from '#contract/currency.ts';
import { currencies } from '#contract/currency.ts';
import type { Price } from '#contract/offer.ts';
import type { ListedOffer } from './offer-list.ts';
import { ownPrice } from './priced-in.ts';
import { soldCountries } from './sold-countries.ts';

/** Whether what somebody pays depends on their country, so that they choose it beside the price. */
export const isByCountry = (offers: readonly ListedOffer[]): boolean =>
  offers.some(({ countryPrices = [] }) => countryPrices.length > 0);

/**
 * The only currency of a list in a country; null where everybody chooses theirs. The checks see to it that all offers
 * have a price in it.
 */
export function currencyIn(offers: readonly ListedOffer[], country: string | null): string | null {
  return offers.flatMap((offer) => ownPrice(offer, country)?.price.currency ?? [])[0] ?? null;
}

/** What other countries pay than a price says, as the provider has to know it. */
export interface Override {
  countries: string[];
  price: Price;
}

/**
 * What an offer costs in every country where that is something else than this price of it. A price at the provider has
 * them all, so that a buyer who names another country on the card form is asked for that country's price, and never gets
 * a price that is for others.
 */
export function overridesOf(listed: ListedOffer, price: Price): Override[] {
  const { countryPrices = [], prices } = listed;
  if (countryPrices.length === 0) return [];
  const own = new Set(countryPrices.flatMap(({ countries }) => countries));
  const elsewhere = soldCountries.filter((country) => !own.has(country));
  const currency = currencies.find((one) => one === price.currency) ?? currencies[0];
  const standard: Price = { amount_minor: prices[currency as Currency], currency };
  const all = [...countryPrices, { countries: elsewhere, price: standard }];
  return all
    .filter((one) => one.countries.length > 0 && !isSame(one.price, price))
    .map((one) => ({ countries: [...one.countries], price: one.price }));
}

const isSame = (one: Price, other: Price): boolean =>
  one.amount_minor === other.amount_minor && one.currency === other.currency;
