import { currencies } from '../../contract/currency';
import { Select } from '../ui/select';
import { chooseCurrency, type Offers } from './use-offers';

/** What the prices beside it are shown, and later charged, in. */
export function CurrencySelect({ currency }: Pick<Offers, 'currency'>) {
  return <Select label="Prices in" value={currency} options={currencies} onChoose={chooseCurrency} />;
}
