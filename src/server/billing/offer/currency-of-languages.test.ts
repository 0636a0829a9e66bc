import { expect, test } from 'vitest';
import { currencyOfLanguages } from './currency-of-languages.ts';

test.each([
  ['en-US,en;q=0.9', 'USD'],
  ['en-GB', 'GBP'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'EUR'],
  ['en-US;q=0.5, fr-FR', 'EUR'],
  ['fr-CA,fr-FR;q=0.9', 'USD'],
  ['ja', 'JPY'],
  ['ja-JP', 'JPY'],
  ['de', 'EUR'],
  ['en', 'USD'],
  ['en,en-IE;q=0.9', 'EUR'],
  ['pt-BR', 'USD'],
  ['bg-BG', 'EUR'],
  ['sr-Latn-ME', 'EUR'],
  ['de-CH', 'USD'],
  ['en-001', 'USD'],
  ['de-DE;q=0, en-GB;q=0.1', 'GBP'],
  ['not a language, en-GB', 'GBP'],
  ['*', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
])('%s pays in %s', (header, currency) => {
  expect(currencyOfLanguages(header)).toBe(currency);
});
