import { create } from 'zustand';
import { type Currency, currencyOf } from '../../contract/currency';
import { keepStored, placeFor } from '../platform/persisted';
import { useHydrated } from '../platform/use-hydrated';
import { currencyOfLanguages } from './device-currency';

/** Null until the visitor chooses one; only then is it kept. */
const useChosen = create<{ currency: Currency | null }>()(() => ({ currency: null }));

keepStored(useChosen, placeFor('everkite.currency'));

export function chooseCurrency(currency: Currency) {
  useChosen.setState({ currency });
}

/**
 * What prices are shown in: as chosen, else as the device's region pays. Null while the page is as it was prerendered,
 * for everybody alike: so nobody sees a price in one currency turn into another.
 */
export function useCurrency(): Currency | null {
  const isHydrated = useHydrated();
  const chosen = useChosen(({ currency }) => currency);
  if (!isHydrated) return null;
  return chosen === null ? currencyOfLanguages(navigator.languages) : currencyOf(chosen);
}
