import { currencies, currencyOf } from '../../contract/currency';
import { Select } from '../ui/select';
import { chooseCurrency, useCurrency } from './use-currency';

const signs = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** What the prices beside it are shown, and later charged, in. */
export function CurrencySelect() {
  const currency = useCurrency();
  return (
    <Select
      label="Prices in"
      value={currency}
      options={currencies.map((code) => ({ value: code, label: `${signs[code]} ${code}` }))}
      onChoose={(code) => chooseCurrency(currencyOf(code))}
    />
  );
}
