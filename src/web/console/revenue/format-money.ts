import { locale } from '#contract/format-price.ts';

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

function written(minor: number, currency: string, isWhole: boolean): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
  return format.format(Math.abs(minor) / 10 ** digitsOf(currency));
}

const withMinus = (minor: number, text: string) => (minor < 0 ? `−${text}` : text);

/** `−$11,450.48`: to the cent, with a true minus. */
export const centsText = (minor: number, currency: string): string => withMinus(minor, written(minor, currency, false));

/** `$112,224`: whole units. */
export const wholeText = (minor: number, currency: string): string => withMinus(minor, written(minor, currency, true));

/** `+$353.98`, for a change. */
export const changeText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : ''}${centsText(minor, currency)}`;

/** `+$354`, for a change in a chart. */
export const wholeChangeText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : ''}${wholeText(minor, currency)}`;

/** `$80k`, for an axis: thousands, with at most so many decimals, once there are any. */
export function axisText(minor: number, currency: string, decimals: number): string {
  const units = minor / 10 ** digitsOf(currency);
  if (Math.abs(units) < 1000) return wholeText(minor, currency);
  const sign = written(0, currency, true).replace(/[\d.,\s]/g, '');
  return withMinus(minor, `${sign}${Number((Math.abs(units) / 1000).toFixed(decimals))}k`);
}

/** The minor units of one unit. */
export const unitOf = (currency: string): number => 10 ** digitsOf(currency);

/** `1,926` */
export const countText = (count: number): string => new Intl.NumberFormat(locale).format(count);

/** `+12.8%`, of what it was before; null without anything to compare with. */
export function growthText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const growth = now / before - 1;
  const sign = growth > 0 ? '+' : growth < 0 ? '−' : '';
  return `${sign}${(Math.abs(growth) * 100).toFixed(1)}%`;
}
