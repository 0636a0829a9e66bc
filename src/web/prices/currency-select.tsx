import { currencies } from '#contract/currency.ts';
import { Select } from '#web/ui/select.tsx';
import { chooseCurrency, type Offers } from './use-offers.ts';

/** The currency in which prices are shown and later charged. */
export function CurrencySelect({ currency }: Pick<Offers, 'currency'>) {
  return <Select label="Prices in" value={currency} options={currencies} onChoose={chooseCurrency} />;
}
