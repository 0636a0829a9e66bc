import type { Interval, Price } from './offer.ts';

/** The locale of amounts and dates on screen; part of the consent record. */
export const locale = 'en-US';

/** By currency. Making one takes a slow phone 20 ms, and a page shows six prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** For example "$19.99"; a refund has a true minus. */
export function formatPrice({ amount_minor, currency }: Price): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount_minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replace('-', '−');
}

/** "week" or "12 weeks", to follow "every". */
export function intervalText({ unit, count }: Interval): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** The time that one payment covers: "1 week" or "12 weeks". */
export function periodText({ unit, count }: Interval): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/**
 * The time of the next charge: one interval after `from`, or the last day of a month that is too short.
 * @param from epoch ms
 * @returns epoch ms
 */
export function nextChargeAt({ unit, count }: Interval, from: number): number {
  const date = new Date(from);
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1));
    return date.getTime();
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
