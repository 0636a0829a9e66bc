import { useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { type Offers, useOffers } from '#web/prices/use-offers.ts';
import { chosenOfferId, saveChosenOffer } from './chosen-offer.ts';

interface Choice extends Offers {
  /** Null until the visitor chooses one; in the same tab it stays chosen. */
  chosen: Offer | null;
  choose(id: number): void;
}

export function useChoice(): Choice {
  const offers = useOffers();
  const [chosenId, setChosenId] = useState(chosenOfferId);
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;

  function choose(id: number) {
    saveChosenOffer(id);
    setChosenId(id);
  }

  return { ...offers, chosen, choose };
}
