import { type Currency, currencies } from '#contract/currency.ts';
import { Select } from '#web/ui/select.tsx';
import { choose, type Offers } from './use-offers.ts';

/**
 * The currency in which prices are shown and later charged. Its place is reserved until there are prices. In a country
 * with one currency there is that one.
 */
export function CurrencySelect({
  currency,
  offers,
  one_currency,
}: Pick<Offers, 'currency' | 'offers' | 'one_currency'>) {
  return (
    <Select
      label="Prices in"
      value={offers === null ? null : currency}
      options={one_currency ? [currency as Currency] : currencies}
      onChoose={(chosen) => choose({ currency: chosen })}
    />
  );
}
