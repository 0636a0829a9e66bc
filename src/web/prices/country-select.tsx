import { useMemo } from 'react';
import { countryName, soldCountries } from '#contract/offer-list/sold-countries.ts';
import { NamedSelect } from '#web/ui/named-select.tsx';
import { choose } from './use-offers.ts';

/** The country whose prices are shown, as the card form asks for it later. Only where prices depend on it. */
export default function CountrySelect({ country }: { country: string }) {
  const options = useMemo(countryOptions, []);
  return (
    <NamedSelect
      label="Country"
      value={country}
      options={country === '' ? [{ value: '', name: 'Choose a country' }, ...options] : options}
      onChoose={(chosen) => choose({ country: chosen })}
    />
  );
}

/** By their names. */
function countryOptions() {
  return soldCountries
    .map((value) => ({ value, name: countryName(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
