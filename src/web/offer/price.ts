import type { Interval, Offer, Price } from '../../contract/offer';

/** The language and region in which amounts and dates are shown; part of the consent record. */
export const locale = 'en-US';

/** Mean Gregorian lengths, so that every interval can be compared by the week. */
const daysIn: Record<Interval['unit'], number> = { day: 1, week: 7, month: 365.2425 / 12, year: 365.2425 };

/** An amount as people read it: "$19.99". */
export function formatPrice({ amount_minor, currency }: Price): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount_minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a week costs, rounded to the minor unit. */
export function pricePerWeek({ price, interval }: Pick<Offer, 'price' | 'interval'>): Price {
  return { ...price, amount_minor: Math.round(weeklyAmount({ price, interval })) };
}

/** The offer whose week costs least; null when there is nothing to compare or no offer is cheaper than all others. */
export function bestRateId(offers: readonly Offer[]): number | null {
  const currencies = new Set(offers.map(({ price }) => price.currency));
  if (offers.length < 2 || currencies.size > 1) return null;
  const [best, second] = offers.toSorted((a, b) => weeklyAmount(a) - weeklyAmount(b));
  return weeklyAmount(best!) < weeklyAmount(second!) ? best!.id : null;
}

/** "week", "12 weeks": what stands after "every". */
export function intervalWords({ unit, count }: Interval): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** "1 week", "12 weeks": how long one payment lasts. */
export function durationWords({ unit, count }: Interval): string {
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
    date.setUTCDate(date.getUTCDate() + count * daysIn[unit]);
    return date.getTime();
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

function weeklyAmount({ price, interval }: Pick<Offer, 'price' | 'interval'>): number {
  return (price.amount_minor * 7) / (interval.count * daysIn[interval.unit]);
}
