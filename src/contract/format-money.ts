import { locale } from './format-price.ts';

const forms = {
  /** `$11,450.48` */
  exact: {},
  /** `$11,450` */
  whole: { maximumFractionDigits: 0 },
  /** `$11.5k` */
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** An amount in minor units, which may be below zero, with a true minus. The currency is an ISO 4217 code. */
export function formatMoney(minor: number, currency: string, form: keyof typeof forms = 'exact'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...forms[form] });
  return format
    .format(minor / 10 ** minorDigitsOf(currency))
    .replace('-', '−')
    .replace('K', 'k');
}

/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
export const minorDigitsOf = (currency: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
