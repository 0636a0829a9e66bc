import { useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { type Offers, useOffers } from '#web/prices/use-offers.ts';

interface Choice extends Offers {
  /** Null until the visitor chooses, because nothing is chosen beforehand. */
  chosen: Offer | null;
  choose(id: number): void;
  /** Epoch ms from which the terms are computed. */
  now: number;
}

/** The offers, and the one the visitor has chosen. */
export function useChoice(): Choice {
  const offers = useOffers();
  const [chosenId, choose] = useState<number | null>(null);
  const [now] = useState(Date.now);
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;
  return { ...offers, chosen, choose, now };
}
