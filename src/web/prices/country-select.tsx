import { NamedSelect } from '#web/ui/named-select.tsx';
import { countryOptions } from './country-options.ts';
import { choose } from './use-offers.ts';

/** The country whose prices are shown, as the card form asks for it later. Only where prices depend on it. */
export default function CountrySelect({ country }: { country: string }) {
  const options = countryOptions();
  return (
    <NamedSelect
      label="Country"
      value={country}
      options={country === '' ? [{ value: '', name: 'Choose a country' }, ...options] : options}
      onChoose={(chosen) => choose({ country: chosen })}
    />
  );
}
