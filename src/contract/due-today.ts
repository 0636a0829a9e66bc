import type { Offer, Price } from './offer.ts';

/** What a purchase costs at once: nothing where it begins with a trial. */
export function dueToday({ price, trial }: Pick<Offer, 'price' | 'trial'>): Price {
  return trial === null ? price : { ...price, amount_minor: 0 };
}
