import { currencies } from '#contract/currency.ts';
import { Select } from '#web/ui/select.tsx';
import { chooseCurrency, type Offers } from './use-offers.ts';

/** The currency in which prices are shown and later charged. Its place is reserved until there are prices. */
export function CurrencySelect({ currency, offers }: Pick<Offers, 'currency' | 'offers'>) {
  return (
    <Select
      label="Prices in"
      value={offers === null ? null : currency}
      options={currencies}
      onChoose={chooseCurrency}
    />
  );
}
