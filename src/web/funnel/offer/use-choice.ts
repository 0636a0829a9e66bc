import { useEffect, useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { browserStorage, storageWithFallback } from '#web/platform/persisted.ts';
import { type Offers, useOffers } from '#web/prices/use-offers.ts';

interface Choice extends Offers {
  /** Null until the visitor chooses one; in the same tab it stays chosen. */
  chosen: Offer | null;
  choose(id: number): void;
  /** Whether an offer was chosen in this tab before the page was opened, so that they may come back from the checkout. */
  cameBack: boolean;
}

export function useChoice(): Choice {
  const offers = useOffers();
  const [chosenId, setChosenId] = useState(chosenOfferId);
  const [cameBack, setCameBack] = useState(false);
  // Not while hydrating, because the prerendered page knows no choice.
  useEffect(() => setCameBack(chosenOfferId() !== null), []);
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;

  function choose(id: number) {
    saveChosenOffer(id);
    setChosenId(id);
  }

  return { ...offers, chosen, choose, cameBack };
}

const key = 'everkite.chosen-offer';

/** In this tab only: nobody finds an offer chosen that they did not choose here. */
const storage = storageWithFallback(browserStorage('sessionStorage'));

/**
 * The id of the offer that was chosen in this tab, for visitors who come back from the checkout; null before a choice.
 */
function chosenOfferId(): number | null {
  const id = Number.parseInt(storage.getItem(key) ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

function saveChosenOffer(id: number) {
  storage.setItem(key, String(id));
}
