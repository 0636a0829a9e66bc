import { formatMoney, minorDigitsOf } from '#contract/format-money.ts';
import { locale } from '#contract/format-price.ts';

/** `+$353.98`, for a change. */
export const changeText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : ''}${formatMoney(minor, currency)}`;

/** `+$354`, for a change in a chart. */
export const wholeChangeText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : ''}${formatMoney(minor, currency, 'whole')}`;

/** `$80k`, for an axis: thousands with at most this many decimals, or whole units where no value reaches a thousand. */
export function axisText(minor: number, currency: string, decimals: number): string {
  const units = minor / 10 ** minorDigitsOf(currency);
  if (Math.abs(units) < 1000) return formatMoney(minor, currency, 'whole');
  const sign = formatMoney(0, currency, 'whole').replace(/[\d.,\s]/g, '');
  return `${minor < 0 ? '−' : ''}${sign}${Number((Math.abs(units) / 1000).toFixed(decimals))}k`;
}

/** The minor units of one unit of a currency. */
export const unitOf = (currency: string): number => 10 ** minorDigitsOf(currency);

/** `1,926` */
export const countText = (count: number): string => new Intl.NumberFormat(locale).format(count);

/** `+12.8%`, relative to the value before; null when there is none to compare with. */
export function growthText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const growth = now / before - 1;
  const sign = growth > 0 ? '+' : growth < 0 ? '−' : '';
  return `${sign}${(Math.abs(growth) * 100).toFixed(1)}%`;
}
