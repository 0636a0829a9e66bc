import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { Offer, OffersAnswer } from '../../contract/offer';
import { callApi } from '../platform/api';

export interface Offers {
  /** Null until they have come. */
  offers: readonly Offer[] | null;
  /** They could not be fetched; `retry` asks again. */
  hasFailed: boolean;
  retry(): void;
}

let known: readonly Offer[] | null = null;

/** What can be bought, fetched once per visit. */
export function useOffers(): Offers {
  const [offers, setOffers] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    setHasFailed(false);
    const { data } = await callApi<OffersAnswer>('GET', apiPaths.offers);
    known = data?.offers ?? null;
    setOffers(known);
    setHasFailed(known === null);
  }, []);

  useEffect(() => {
    if (known === null) void load();
  }, [load]);

  return { offers, hasFailed, retry: () => void load() };
}
