import { useState } from 'react';
import type { CountryPrice, ListedOffer } from '#contract/offer-list/offer-list.ts';
import { countryNames } from '#contract/offer-list/sold-countries.ts';
import { soldCurrencies } from '#contract/offer-list/sold-currencies.ts';
import type { Finding } from '#publishing/kind.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { minorOf, typedOf } from '../kit/typed-amount.ts';
import styles from './offers.module.css';
import { Amount, faultAt } from './prices-panel.tsx';

interface CountryPricesPanelProps {
  offer: ListedOffer;
  findings: readonly Finding[];
  onChange(offer: ListedOffer): void;
}

/** What somebody has typed in a row, as long as it is open: an amount may be unfinished. */
type Typed = Partial<Record<'countries' | 'price' | 'first', string>>;

/** Prices for groups of countries; none is stored as nothing at all. */
export function CountryPricesPanel({ offer, findings, onChange }: CountryPricesPanelProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  const { countryPrices = [], ...without } = offer;
  const set = (all: CountryPrice[]) => onChange(all.length === 0 ? without : { ...offer, countryPrices: all });
  const edit = (next: CountryPrice, text: Typed) => {
    setTyped({ ...typed, [next.id]: { ...typed[next.id], ...text } });
    set(countryPrices.map((own) => (own.id === next.id ? next : own)));
  };
  return (
    <Panel
      title="Prices by country"
      aside={
        <ConsoleButton isSmall onClick={() => set([...countryPrices, newGroup(offer)])}>
          Add countries
        </ConsoleButton>
      }
      foot={
        countryPrices.length === 0
          ? 'Everybody pays the prices above. With a price here, visitors of the list choose their country beside it.'
          : 'A country has one currency in a list. Everywhere else the prices above are charged.'
      }
    >
      {countryPrices.length > 0 && (
        <DataTable
          columns={columnsFor(offer, findings, {
            typed,
            edit,
            onRemove: (id) => set(countryPrices.filter((own) => own.id !== id)),
          })}
          rows={countryPrices}
          keyOf={({ id }) => id}
          className={styles.prices}
        />
      )}
    </Panel>
  );
}

/** Something to begin with: the price in dollars. */
function newGroup({ countryPrices = [], prices, intro }: ListedOffer): CountryPrice {
  return {
    id: Math.max(0, ...countryPrices.map(({ id }) => id)) + 1,
    countries: [],
    price: { amount_minor: prices.USD, currency: 'USD' },
    ...(intro && { firstMinor: intro.prices.USD }),
  };
}

interface Editing {
  typed: Readonly<Record<number, Typed>>;
  edit(next: CountryPrice, text: Typed): void;
  onRemove(id: number): void;
}

function columnsFor(
  { id: offerId, intro }: ListedOffer,
  findings: readonly Finding[],
  { typed, edit, onRemove }: Editing,
): readonly Column<CountryPrice>[] {
  const fault = ({ id }: CountryPrice, ...parts: string[]) =>
    faultAt(findings, ['offers', String(offerId), 'countryPrices', String(id), ...parts]);
  const nameOf = ({ countries, id }: CountryPrice) => countryNames(countries) || `group ${id}`;
  const first: Column<CountryPrice> = {
    head: 'First',
    classOf: () => table.full,
    cell: (own) => (
      <Amount
        label={`First price in ${nameOf(own)}`}
        text={typed[own.id]?.first ?? typedOf(own.firstMinor ?? 0, own.price.currency)}
        fault={fault(own, 'firstMinor')}
        onType={(text) => edit({ ...own, firstMinor: minorOf(text, own.price.currency) ?? 0 }, { first: text })}
      />
    ),
  };
  return [
    {
      head: 'Countries',
      isName: true,
      cell: (own) => (
        <Countries
          own={own}
          text={typed[own.id]?.countries ?? own.countries.join(' ')}
          fault={fault(own, 'countries')}
          onType={(text) => edit({ ...own, countries: codesIn(text) }, { countries: text })}
        />
      ),
    },
    {
      head: 'Currency',
      cell: (own) => (
        <Currency
          own={own}
          name={nameOf(own)}
          fault={fault(own, 'price', 'currency')}
          onChoose={(currency) => edit(inCurrency(own, currency, typed[own.id]), {})}
        />
      ),
    },
    {
      head: 'Price',
      classOf: () => table.full,
      cell: (own) => (
        <Amount
          label={`Price in ${nameOf(own)}`}
          text={typed[own.id]?.price ?? typedOf(own.price.amount_minor, own.price.currency)}
          fault={fault(own, 'price', 'amount_minor')}
          onType={(text) =>
            edit(
              { ...own, price: { ...own.price, amount_minor: minorOf(text, own.price.currency) ?? 0 } },
              { price: text },
            )
          }
        />
      ),
    },
    ...(intro === undefined ? [] : [first]),
    {
      head: 'What can be done',
      isOfActs: true,
      align: 'right',
      cell: (own) => (
        <ConsoleButton isSmall aria-label={`Take the price in ${nameOf(own)} away`} onClick={() => onRemove(own.id)}>
          Take away
        </ConsoleButton>
      ),
    },
  ];
}

const codesIn = (text: string): string[] => text.toUpperCase().match(/[A-Z]{2}/g) ?? [];

/** The same figures in another currency, as they were typed. */
function inCurrency(own: CountryPrice, currency: string, { price, first }: Typed = {}): CountryPrice {
  const again = (minor: number, text: string | undefined) =>
    minorOf(text ?? typedOf(minor, own.price.currency), currency) ?? 0;
  return {
    ...own,
    price: { amount_minor: again(own.price.amount_minor, price), currency },
    ...(own.firstMinor !== undefined && { firstMinor: again(own.firstMinor, first) }),
  };
}

interface CountriesProps {
  own: CountryPrice;
  text: string;
  fault: string | null;
  onType(text: string): void;
}

function Countries({ own: { id, countries }, text, fault, onType }: CountriesProps) {
  const field = `countries-${id}`;
  return (
    <div className={styles.places}>
      <label className="visually-hidden" htmlFor={field}>
        {`Countries of group ${id}, two letters each`}
      </label>
      <input
        id={field}
        className={classNames(form.input, fault !== null && form.inputBad)}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={`${field}-said`}
        placeholder="PL CZ"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={800}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${field}-said`} className={fault === null ? form.help : form.bad}>
        {fault ?? countryNames(countries)}
      </span>
    </div>
  );
}

interface CurrencyProps {
  own: CountryPrice;
  name: string;
  fault: string | null;
  onChoose(currency: string): void;
}

function Currency({ own: { id, price }, name, fault, onChoose }: CurrencyProps) {
  const field = `currency-${id}`;
  return (
    <div className={styles.places}>
      <label className="visually-hidden" htmlFor={field}>
        {`Currency in ${name}`}
      </label>
      <select
        id={field}
        className={classNames(form.input, fault !== null && form.inputBad)}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : `${field}-said`}
        value={price.currency}
        onChange={({ target }) => onChoose(target.value)}
      >
        {[...new Set([price.currency, ...soldCurrencies])].map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </select>
      {fault !== null && (
        <span id={`${field}-said`} className={form.bad}>
          {fault}
        </span>
      )}
    </div>
  );
}
