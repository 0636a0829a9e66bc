import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { calls } from '#contract/calls.ts';
import type { Currency } from '#contract/currency.ts';
import type { Offer } from '#contract/offer.ts';
import { call } from '#web/platform/call.ts';
import { keepStored, placeFor } from '#web/platform/persisted.ts';

export interface Offers {
  /** Null before they are loaded. While another currency loads, still those in the previous one. */
  offers: readonly Offer[] | null;
  /** The chosen currency, or that of the device's region; null before that is known. */
  currency: string | null;
  /** Loading failed; `retry` tries again. */
  hasFailed: boolean;
  retry(): void;
}

/** Null until the visitor chooses, and stored only then. */
const useChosen = create<{ currency: Currency | null }>()(() => ({ currency: null }));

keepStored(useChosen, placeFor('everkite.currency'));

export function chooseCurrency(currency: Currency) {
  useChosen.setState({ currency });
}

let known: readonly Offer[] | null = null;

/**
 * The offers in the visitor's currency, fetched once per visit and choice.
 * @param options quiet on pages that work without prices, where the loading overlay would be in the way
 */
export function useOffers({ quiet = false } = {}): Offers {
  const chosen = useChosen(({ currency }) => currency);
  const [offers, setOffers] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    // Read from the store, because during hydration the hook still returns the prerendered value.
    const { currency } = useChosen.getState();
    if (known !== null && (currency ?? currencyOf(known)) === currencyOf(known)) return setOffers(known);
    setHasFailed(false);
    const query = currency === null ? {} : { currency };
    const { data } = await call(calls.listOffers, { query, quiet });
    if (currency !== useChosen.getState().currency) return;
    if (data !== null) known = data.offers;
    setOffers(known);
    setHasFailed(data === null);
  }, [quiet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice has to fetch again
  useEffect(() => {
    void load();
  }, [load, chosen]);

  return { offers, currency: chosen ?? currencyOf(offers), hasFailed, retry: () => void load() };
}

function currencyOf(offers: readonly Offer[] | null): string | null {
  return offers?.[0]?.price.currency ?? null;
}
