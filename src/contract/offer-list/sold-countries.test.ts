import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countryNames, soldCountries, soldCountry } from './sold-countries.ts';
import { soldCurrencies } from './sold-currencies.ts';

/** The words of a type of Paddle's SDK, which has types alone. */
function wordsOf(type: string): string[] {
  const file = `node_modules/@paddle/paddle-node-sdk/dist/types/enums/shared/${type}.d.ts`;
  return [...readFileSync(file, 'utf8').matchAll(/'([A-Z]{2,3})'/g)].map(([, word]) => word!);
}

it('the countries and currencies that are sold in are those of Paddle', () => {
  expect(soldCountries).toEqual(wordsOf('country-code'));
  expect([...soldCurrencies].sort()).toEqual(wordsOf('currency-code').sort());
});

it('a country that is not sold in is none', () => {
  expect([soldCountry('PL'), soldCountry('KP'), soldCountry('pl'), soldCountry(undefined)]).toEqual([
    'PL',
    null,
    null,
    null,
  ]);
});

it('countries are named as in a sentence', () => {
  expect([['PL'], ['PL', 'CZ'], ['PL', 'CZ', 'HU']].map(countryNames)).toEqual([
    'Poland',
    'Poland and Czechia',
    'Poland, Czechia and Hungary',
  ]);
});
