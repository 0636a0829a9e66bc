import { useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { type Offers, useOffers } from '#web/prices/use-offers.ts';

interface Choice extends Offers {
  /** Null until the visitor chooses one. */
  chosen: Offer | null;
  choose(id: number): void;
  /** Epoch ms; the terms count their dates from it. */
  now: number;
}

export function useChoice(): Choice {
  const offers = useOffers();
  const [chosenId, choose] = useState<number | null>(null);
  const [now] = useState(Date.now);
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;
  return { ...offers, chosen, choose, now };
}
