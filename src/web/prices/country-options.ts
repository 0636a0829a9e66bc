import { madeOnce } from '#contract/made-once.ts';
import { countryName, soldCountries } from '#contract/offer-list/sold-countries.ts';

/** The countries that are sold in, by their names. */
export const countryOptions = madeOnce(() =>
  soldCountries
    .map((value) => ({ value, name: countryName(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
);
