import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { calls } from '#contract/calls.ts';
import type { Currency } from '#contract/currency.ts';
import type { ShownOffer } from '#contract/offer.ts';
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
  /** The country whose prices these are, where they depend on it; empty while nothing tells it. */
  country?: string;
  /** In that country there is only the currency of these prices. */
  one_currency?: true;
  /** The chosen currency, or that of the device's region; null before that is known. */
  currency: string | null;
  /** The server's time of when they were loaded, epoch ms; the terms count their dates from it. */
  now: number;
  /** Loading failed; `retry` tries again. */
  hasFailed: boolean;
  retry(): void;
}

/** What a visitor chooses beside the prices. */
interface Choice {
  currency?: Currency;
  country?: string;
}

/** Missing until the visitor chooses, and stored only then. */
const useChosen = create<Choice>()(() => ({}));

persistStore(useChosen, placeFor('everkite.currency'));

/** The prices follow. */
export function choose(choice: Choice) {
  useChosen.setState(choice);
}

type Answer = Pick<Offers, 'offers' | 'version' | 'ends_at' | 'country' | 'one_currency'>;

/** The last answer, the cohort whose list it is, and the choice that it is for. */
let known: Answer & { cohort?: string; asked?: Choice } = { offers: null };

/**
 * The offers in the visitor's currency and country, fetched once per visit and choice.
 * @param options quiet on pages that work without prices, where the loading overlay would be in the way
 */
export function useOffers({ quiet = false } = {}): Offers {
  const chosen = useChosen();
  const [shown, setShown] = useState(shownNow);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    // Read from the store, because during hydration the hook still returns the prerendered value.
    const asked = useChosen.getState();
    const { cohort } = useVisitor.getState();
    if (known.cohort === cohort && known.asked === asked) return setShown(shownNow());
    setHasFailed(false);
    const { data } = await call(calls.listOffers, { query: { ...asked, cohort }, quiet });
    if (asked !== useChosen.getState()) return;
    if (data !== null) known = { ...data, cohort, asked };
    setShown(shownNow());
    setHasFailed(data === null);
  }, [quiet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice has to fetch again
  useEffect(() => {
    void load();
  }, [load, chosen]);

  const currency = (!shown.one_currency && chosen.currency) || shown.offers?.[0]?.price.currency || null;
  return { ...shown, currency, hasFailed, retry: () => void load() };
}

/** The known offers, to show from now on. */
function shownNow(): Answer & Pick<Offers, 'now'> {
  return { ...known, now: serverNow() };
}
