import { browserStorage, storageWithFallback } from '#web/platform/persisted.ts';

const key = 'everkite.chosen-offer';

/** In this tab only: nobody finds an offer chosen that they did not choose here. */
const storage = storageWithFallback(browserStorage('sessionStorage'));

/** The id of the offer that was chosen in this tab, for who comes back from the checkout; null before a choice. */
export function chosenOfferId(): number | null {
  const id = Number.parseInt(storage.getItem(key) ?? '', 10);
  return Number.isNaN(id) ? null : id;
}

export function saveChosenOffer(id: number) {
  storage.setItem(key, String(id));
}
