import { type Currency, currencies } from '#contract/currency.ts';
import { acceptedBy } from '#server/platform/http/accepted.ts';

/** ISO 3166 regions by their currency, and Europe (UN M.49); all other regions get the default currency. */
const regions: Partial<Record<Currency, string>> = {
  EUR: '150 AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG IM JE',
  JPY: 'JP',
};

/**
 * The currency of the device's region: the region of the most preferred language that names one, otherwise where the
 * most preferred language is mostly spoken.
 * @param header Accept-Language (RFC 9110 § 12.5.4)
 */
export function currencyOfLanguages(header: string | undefined): Currency {
  const region = regionOfLanguages(header);
  return currencies.find((currency) => region && regions[currency]?.split(' ').includes(region)) ?? currencies[0];
}

/**
 * The device's region (ISO 3166, or UN M.49 for a part of the world), as above; undefined when nothing tells it.
 * @param header Accept-Language (RFC 9110 § 12.5.4)
 */
export function regionOfLanguages(header: string | undefined): string | undefined {
  const languages = acceptedBy({ 'accept-language': header }).languages();
  const locales = languages.flatMap((tag) => localeOf(tag) ?? []);
  return locales.find((locale) => isPlace(locale.region))?.region ?? locales[0]?.maximize().region;
}

/** The region 001 is the world, as in en-001, and has no currency. */
const isPlace = (region: string | undefined): boolean => region !== undefined && region !== '001';

function localeOf(tag: string): Intl.Locale | null {
  try {
    // Some programs send POSIX names such as en_US.
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return null;
  }
}
