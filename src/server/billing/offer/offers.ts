import type { Currency } from '#contract/currency.ts';
import type { Interval, Offer } from '#contract/offer.ts';

/** An offer with its price in every currency, in minor units, tax included. */
export type PricedOffer = Omit<Offer, 'price'> & { prices: Record<Currency, number> };

/** The offers for sale, cheapest first (§ 2: in-apps). An id keeps its meaning once sold. */
export const offers: PricedOffer[] = [
  {
    id: 1,
    name: '4-week plan',
    interval: { unit: 'week', count: 4 },
    trial: null,
    prices: { USD: 19_99, EUR: 18_99, GBP: 15_99, JPY: 2_980 },
  },
  {
    id: 2,
    name: '12-week plan',
    interval: { unit: 'week', count: 12 },
    trial: null,
    prices: { USD: 35_99, EUR: 33_99, GBP: 28_99, JPY: 5_380 },
  },
  {
    id: 3,
    name: '24-week plan',
    interval: { unit: 'week', count: 24 },
    trial: null,
    prices: { USD: 59_99, EUR: 56_99, GBP: 47_99, JPY: 8_980 },
  },
];

/** The offers with the trials of the setting `OFFER_TRIALS`, in days by offer id. */
export function offersWith(trialDays: ReadonlyMap<number, number>): PricedOffer[] {
  return offers.map((offer) => ({ ...offer, trial: trialOf(trialDays.get(offer.id)) ?? offer.trial }));
}

function trialOf(days: number | undefined): Interval | null {
  return days === undefined ? null : { unit: 'day', count: days };
}
