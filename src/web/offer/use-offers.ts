import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import { type Currency, currencies } from '../../contract/currency';
import type { Offer, OffersAnswer } from '../../contract/offer';
import { callApi } from '../platform/api';
import { useCurrency } from './use-currency';

export interface Offers {
  /** Null until they have come. In the currency of before until those in another one have come. */
  offers: readonly Offer[] | null;
  /** They could not be fetched; `retry` asks again. */
  hasFailed: boolean;
  retry(): void;
}

const known = new Map<Currency, readonly Offer[]>();

/** What can be bought in the visitor's currency, fetched once per visit and currency. */
export function useOffers(): Offers {
  const currency = useCurrency();
  const [shown, setShown] = useState(currency === null ? null : (known.get(currency) ?? null));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    if (currency === null) return;
    let isWanted = true;
    setHasFailed(false);
    fetchOffers(currency).then((offers) => {
      if (!isWanted) return;
      setShown(offers);
      setHasFailed(offers === null);
    });
    return () => {
      isWanted = false;
    };
  }, [currency, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { offers: shown, hasFailed, retry };
}

async function fetchOffers(currency: Currency): Promise<readonly Offer[] | null> {
  const earlier = known.get(currency);
  if (earlier) return earlier;
  const query = currency === currencies[0] ? '' : `?currency=${currency}`;
  const { data } = await callApi<OffersAnswer>('GET', apiPaths.offers + query);
  if (data) known.set(currency, data.offers);
  return data?.offers ?? null;
}
