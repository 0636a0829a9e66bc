import type { Interval, Offer, Price } from '#contract/offer.ts';

/** Mean Gregorian lengths in days, so that every interval can be compared by the week. */
const daysIn: Record<Interval['unit'], number> = { day: 1, week: 7, month: 365.2425 / 12, year: 365.2425 };

/** The price per week, rounded to the minor unit. */
export function pricePerWeek({ price, interval }: Pick<Offer, 'price' | 'interval'>): Price {
  return { ...price, amount_minor: Math.round(weeklyAmount({ price, interval })) };
}

/** The offer with the lowest price per week; null when no offer is cheaper than all others. */
export function bestRateId(offers: readonly Offer[]): number | null {
  const currencies = new Set(offers.map(({ price }) => price.currency));
  if (offers.length < 2 || currencies.size > 1) return null;
  const [best, second] = [...offers].sort((a, b) => weeklyAmount(a) - weeklyAmount(b));
  return weeklyAmount(best!) < weeklyAmount(second!) ? best!.id : null;
}

function weeklyAmount({ price, interval }: Pick<Offer, 'price' | 'interval'>): number {
  return (price.amount_minor * 7) / (interval.count * daysIn[interval.unit]);
}
