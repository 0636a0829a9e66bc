import type { Offer } from '../../contract/offer';

/** What is for sale, cheapest commitment first; § 2's in-apps. An id never changes its meaning once sold. */
export const offers: Offer[] = [
  { id: 1, name: '4-week plan', price: usd(19_99), interval: { unit: 'week', count: 4 } },
  { id: 2, name: '12-week plan', price: usd(35_99), interval: { unit: 'week', count: 12 } },
  { id: 3, name: '24-week plan', price: usd(59_99), interval: { unit: 'week', count: 24 } },
];

function usd(amountMinor: number): Offer['price'] {
  return { amount_minor: amountMinor, currency: 'USD' };
}
