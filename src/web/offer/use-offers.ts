import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { apiPaths } from '../../contract/api-paths';
import type { Currency } from '../../contract/currency';
import type { Offer, OffersAnswer } from '../../contract/offer';
import { callApi } from '../platform/api';
import { keepStored, placeFor } from '../platform/persisted';

export interface Offers {
  /** Null until they have come. In the currency of before until those in another one have come. */
  offers: readonly Offer[] | null;
  /** What they are shown in: as chosen, else as the device's region pays; null until that is known. */
  currency: string | null;
  /** They could not be fetched; `retry` asks again. */
  hasFailed: boolean;
  retry(): void;
}

/** Null until the visitor chooses one; only then is it kept. */
const useChosen = create<{ currency: Currency | null }>()(() => ({ currency: null }));

keepStored(useChosen, placeFor('everkite.currency'));

export function chooseCurrency(currency: Currency) {
  useChosen.setState({ currency });
}

let known: readonly Offer[] | null = null;

/**
 * What can be bought, in the visitor's currency, fetched once per visit and choice.
 * @param options quiet where the page is of use without it: the overlay would keep the visitor from everything else
 */
export function useOffers({ quiet = false } = {}): Offers {
  const chosen = useChosen(({ currency }) => currency);
  const [offers, setOffers] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    // Asked of the store itself: while the page hydrates, the hook still says what was prerendered.
    const { currency } = useChosen.getState();
    if (known !== null && (currency ?? currencyOf(known)) === currencyOf(known)) return setOffers(known);
    setHasFailed(false);
    const query = currency === null ? '' : `?currency=${currency}`;
    const { data } = await callApi<OffersAnswer>('GET', apiPaths.offers + query, undefined, { quiet });
    if (currency !== useChosen.getState().currency) return;
    if (data !== null) known = data.offers;
    setOffers(known);
    setHasFailed(data === null);
  }, [quiet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is what asks again
  useEffect(() => {
    void load();
  }, [load, chosen]);

  return { offers, currency: chosen ?? currencyOf(offers), hasFailed, retry: () => void load() };
}

function currencyOf(offers: readonly Offer[] | null): string | null {
  return offers?.[0]?.price.currency ?? null;
}
