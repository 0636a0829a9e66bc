import type { ListedOffer } from '#contract/offer-list/offer-list.ts';

const asThePlanSays = { label: '', gets: [] };

/** The first price list, cheapest first (§ 2: in-apps). An id keeps its meaning once sold. */
export const offers: ListedOffer[] = [
  {
    id: 1,
    name: '4-week plan',
    ...asThePlanSays,
    interval: { unit: 'week', count: 4 },
    trial: null,
    prices: { USD: 19_99, EUR: 18_99, GBP: 15_99, JPY: 2_980 },
  },
  {
    id: 2,
    name: '12-week plan',
    ...asThePlanSays,
    interval: { unit: 'week', count: 12 },
    trial: null,
    prices: { USD: 35_99, EUR: 33_99, GBP: 28_99, JPY: 5_380 },
  },
  {
    id: 3,
    name: '24-week plan',
    ...asThePlanSays,
    interval: { unit: 'week', count: 24 },
    trial: null,
    prices: { USD: 59_99, EUR: 56_99, GBP: 47_99, JPY: 8_980 },
  },
];

/** The document that holds it. */
export const standardList = { slug: 'standard', name: 'Standard' } as const;
