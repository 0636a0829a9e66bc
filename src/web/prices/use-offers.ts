import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { calls } from '#contract/calls.ts';
import type { Currency } from '#contract/currency.ts';
import type { Offer, ShownOffer } from '#contract/offer.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { call } from '#web/platform/call.ts';
import { persistStore, placeFor } from '#web/platform/persisted.ts';
import { serverNow } from '#web/platform/server-now.ts';

export interface Offers {
  /** Null before they are loaded. While another currency loads, still those in the previous one. */
  offers: readonly ShownOffer[] | null;
  /** The version of the price list, which a checkout names; missing before they are loaded. */
  version?: string;
  /** When other prices follow, ISO 8601; missing without such a time. */
  ends_at?: string;
  /** The chosen currency, or that of the device's region; null before that is known. */
  currency: string | null;
  /** The server's time of when they were loaded, epoch ms; the terms count their dates from it. */
  now: number;
  /** Loading failed; `retry` tries again. */
  hasFailed: boolean;
  retry(): void;
}

/** Missing until the visitor chooses, and stored only then. */
const useChosen = create<{ currency?: Currency }>()(() => ({}));

persistStore(useChosen, placeFor('everkite.currency'));

export function chooseCurrency(currency: Currency) {
  useChosen.setState({ currency });
}

/** The last answer, and the cohort whose list it is. */
let known: Pick<Offers, 'offers' | 'version' | 'ends_at'> & { cohort?: string } = { offers: null };

/**
 * The offers in the visitor's currency, fetched once per visit and choice.
 * @param options quiet on pages that work without prices, where the loading overlay would be in the way
 */
export function useOffers({ quiet = false } = {}): Offers {
  const chosen = useChosen(({ currency }) => currency);
  const [shown, setShown] = useState(shownNow);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    // Read from the store, because during hydration the hook still returns the prerendered value.
    const { currency } = useChosen.getState();
    const { cohort } = useVisitor.getState();
    const present = currencyOf(known.offers);
    if (known.cohort === cohort && (currency ?? present) === present) return setShown(shownNow());
    setHasFailed(false);
    const { data } = await call(calls.listOffers, { query: { ...useChosen.getState(), cohort }, quiet });
    if (currency !== useChosen.getState().currency) return;
    if (data !== null) known = { ...data, cohort };
    setShown(shownNow());
    setHasFailed(data === null);
  }, [quiet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice has to fetch again
  useEffect(() => {
    void load();
  }, [load, chosen]);

  return { ...shown, currency: chosen ?? currencyOf(shown.offers), hasFailed, retry: () => void load() };
}

/** The known offers, to show from now on. */
function shownNow(): Pick<Offers, 'offers' | 'version' | 'ends_at' | 'now'> {
  return { ...known, now: serverNow() };
}

function currencyOf(offers: readonly Offer[] | null): string | null {
  return offers?.[0]?.price.currency ?? null;
}
