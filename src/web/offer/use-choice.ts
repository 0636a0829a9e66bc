import { useState } from 'react';
import type { Offer } from '../../contract/offer';
import { type Offers, useOffers } from './use-offers';

interface Choice extends Offers {
  /** Null until one is chosen: nothing is chosen beforehand. */
  chosen: Offer | null;
  choose(id: number): void;
  /** Epoch ms at which the terms are worked out. */
  now: number;
}

/** What can be bought, and which of it the visitor has chosen. */
export function useChoice(): Choice {
  const offers = useOffers();
  const [chosenId, choose] = useState<number | null>(null);
  const [now] = useState(Date.now);
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;
  return { ...offers, chosen, choose, now };
}
