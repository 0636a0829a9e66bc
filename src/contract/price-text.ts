import type { Interval, Price } from './offer.ts';

/** The language and region in which amounts and dates are shown; part of the consent record. */
export const locale = 'en-US';

/** An amount as people read it: "$19.99". */
export function formatPrice({ amount_minor, currency }: Price): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount_minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** "week", "12 weeks": what stands after "every". */
export function intervalText({ unit, count }: Interval): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** "1 week", "12 weeks": how long one payment lasts. */
export function periodText({ unit, count }: Interval): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/**
 * When the next charge comes: one interval after `from`; a month without that day takes its last one.
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
