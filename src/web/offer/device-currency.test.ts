import { expect, test } from 'vitest';
import { currencyOfLanguages } from './device-currency';

test.each([
  [['en-US', 'en'], 'USD'],
  [['en-GB'], 'GBP'],
  [['de-DE', 'en-US'], 'EUR'],
  [['fr-CA', 'fr-FR'], 'USD'],
  [['ja'], 'JPY'],
  [['ja-JP'], 'JPY'],
  [['de'], 'EUR'],
  [['en'], 'USD'],
  [['en', 'en-IE'], 'EUR'],
  [['pt-BR'], 'USD'],
  [['bg-BG'], 'EUR'],
  [['sr-Latn-ME'], 'EUR'],
  [['de-CH'], 'USD'],
  [['en-001'], 'USD'],
  [['not a language', 'en-GB'], 'GBP'],
  [[], 'USD'],
])('%j pays in %s', (languages, currency) => {
  expect(currencyOfLanguages(languages)).toBe(currency);
});
