import { type Currency, currencies } from '../../contract/currency';

/** ISO 3166 regions by what is paid in there; everywhere else the default currency stands. */
const regions: Partial<Record<Currency, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG IM JE',
  JPY: 'JP',
};

/**
 * The currency of the device's region: that of the first language that names one, else where the first language is
 * mostly spoken.
 * @param languages BCP 47 tags in the device's order
 */
export function currencyOfLanguages(languages: readonly string[]): Currency {
  const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region;
  return currencies.find((currency) => region && regions[currency]?.split(' ').includes(region)) ?? currencies[0];
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
