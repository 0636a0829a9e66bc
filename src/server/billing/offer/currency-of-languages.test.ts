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
  ['de_DE', 'EUR'],
  ['en_GB.UTF-8, ja', 'JPY'],
  ['en-150', 'EUR'],
  ['es-419', 'USD'],
  ['en-001, de-DE;q=0.9', 'EUR'],
  ['de-DE;q=0.0, en-GB;q=.5', 'GBP'],
  ['de-DE ; q=0.1 , ja-JP;q=1.000', 'JPY'],
  ['not a language, en-GB', 'GBP'],
  ['*', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
])('%s pays in %s', (header, currency) => {
  expect(currencyOfLanguages(header)).toBe(currency);
});
