import { type Currency, currencies } from '#contract/currency.ts';

/** ISO 3166 regions by their currency; all other regions get the default currency. */
const regions: Partial<Record<Currency, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG IM JE',
  JPY: 'JP',
};

/** Browsers name a few languages, and only the first of them decide. */
const longestHeader = 1_000;

/**
 * The currency of the device's region: the region of the most preferred language that names one, otherwise where the
 * most preferred language is mostly spoken.
 * @param header Accept-Language (RFC 9110 § 12.5.4)
 */
export function currencyOfLanguages(header: string | undefined): Currency {
  const locales = byPreference(header?.slice(0, longestHeader) ?? '').flatMap((tag) => localeOf(tag) ?? []);
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region;
  return currencies.find((currency) => region && regions[currency]?.split(' ').includes(region)) ?? currencies[0];
}

function byPreference(header: string): string[] {
  const ranges = header.split(',').map((part) => {
    const [tag = '', weight] = part.split(';').map((piece) => piece.trim());
    return { tag, weight: Number(/^q=([01](?:\.\d{1,3})?)$/.exec(weight ?? 'q=1')?.[1] ?? 0) };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
