import { formatPrice } from '#contract/format-price.ts';
import { isEqual } from '#publishing/body.ts';
import type { Change } from '#publishing/kind.ts';
import type { CountryPrice, ListedOffer } from './offer-list.ts';
import { countryNames } from './sold-countries.ts';

/** The difference of an offer's prices by country, in words: one change for each group of countries. */
export function describeCountryPrices(before: ListedOffer, after: ListedOffer): Change[] {
  const [old, fresh] = [before.countryPrices ?? [], after.countryPrices ?? []];
  const ids = [...new Set([...fresh, ...old].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [old, fresh].map((all) => all.find((one) => one.id === id));
    if (isEqual(was, is)) return [];
    const path = ['offers', String(after.id), 'countryPrices', String(id)];
    const isMoved = was !== undefined && is !== undefined && !isEqual(was.countries, is.countries);
    if (!isMoved) {
      const what = `${after.name}, in ${countryNames((is ?? was)!.countries)}`;
      return {
        path,
        what,
        before: was ? amountText(was) : 'as elsewhere',
        after: is ? amountText(is) : 'as elsewhere',
      };
    }
    return { path, what: `${after.name}, prices by country`, before: placeText(was), after: placeText(is) };
  });
}

/** "PLN 39.99", or "PLN 39.99, at first PLN 19.99". */
function amountText({ price, firstMinor }: CountryPrice): string {
  const first = firstMinor === undefined ? '' : `, at first ${formatPrice({ ...price, amount_minor: firstMinor })}`;
  return `${formatPrice(price)}${first}`;
}

/** "in Poland and Czechia PLN 39.99" */
const placeText = (own: CountryPrice): string => `in ${countryNames(own.countries)} ${amountText(own)}`;

export const countryPricesText = (all: readonly CountryPrice[]): string => all.map(placeText).join('; ');
