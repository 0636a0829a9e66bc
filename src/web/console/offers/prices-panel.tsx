import { useId, useState } from 'react';
import { type Currency, currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import type { Path } from '#publishing/body.ts';
import type { Finding } from '#publishing/kind.ts';
import { pricePerWeek } from '#web/prices/price.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { minorOf, typedOf } from '../kit/typed-amount.ts';
import styles from './offers.module.css';
import { priceText } from './offers-copy.ts';

interface PricesPanelProps {
  offer: ListedOffer;
  /** The same offer as everyone is shown it; undefined for a new one. */
  live: ListedOffer | undefined;
  liveNumber: number | null;
  findings: readonly Finding[];
  onChange(offer: ListedOffer): void;
}

/** The price in each currency, beside what is live. */
export function PricesPanel({ offer, live, liveNumber, findings, onChange }: PricesPanelProps) {
  const [typed, setTyped] = useState<Partial<Record<Currency, string>>>({});
  function type(currency: Currency, text: string) {
    setTyped({ ...typed, [currency]: text });
    onChange({ ...offer, prices: { ...offer.prices, [currency]: minorOf(text, currency) ?? 0 } });
  }
  const columns: readonly Column<Currency>[] = [
    { head: 'Currency', isName: true, cell: (currency) => currency },
    {
      head: liveNumber === null ? 'Live' : `Version ${liveNumber}, live`,
      align: 'right',
      cell: (currency) => (live ? priceText(live, currency) : 'new'),
    },
    {
      head: 'This draft',
      classOf: () => table.full,
      cell: (currency) => (
        <Amount
          label={`Price in ${currency}`}
          text={typed[currency] ?? typedOf(offer.prices[currency], currency)}
          fault={faultAt(findings, ['offers', String(offer.id), 'prices', currency])}
          onType={(text) => type(currency, text)}
        />
      ),
    },
    { head: 'Change', align: 'right', cell: (currency) => changeText(offer, live, currency) },
    {
      head: 'A week',
      align: 'right',
      cell: (currency) => formatPrice(pricePerWeek(pricedIn(offer, currency)!)),
    },
  ];
  return (
    <Panel
      title="Prices, tax inside"
      foot="Whoever has bought keeps their price. Moving them is another act, with an email 30 days before."
    >
      <DataTable columns={columns} rows={currencies} keyOf={(currency) => currency} className={styles.prices} />
    </Panel>
  );
}

interface AmountProps {
  /** Such as "Price in USD". */
  label: string;
  text: string;
  fault: string | null;
  onType(text: string): void;
}

/** An amount to type, with what is wrong with it. */
export function Amount({ label, text, fault, onType }: AmountProps) {
  const id = useId();
  return (
    <div className={styles.amount}>
      <label className="visually-hidden" htmlFor={`${id}-amount`}>
        {label}
      </label>
      <input
        id={`${id}-amount`}
        className={classNames(form.input, fault !== null && form.inputBad)}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      {fault !== null && (
        <span id={id} className={form.bad}>
          {fault}
        </span>
      )}
    </div>
  );
}

/** What the checks say about a part of the list; null when nothing is wrong with it. */
export function faultAt(findings: readonly Finding[], at: Path): string | null {
  const found = findings.find(({ path, effect }) => path.join('/') === at.join('/') && effect !== 'passes');
  return found === undefined ? null : `${found.text} ${found.hint}`;
}

/** "+10.0%", "−5.0%", "× 11.0" from twice on; empty where nothing moves. */
function changeText(offer: ListedOffer, live: ListedOffer | undefined, currency: Currency): string {
  const before = live?.prices[currency] ?? 0;
  if (before === 0 || before === offer.prices[currency]) return '';
  const step = offer.prices[currency] / before;
  if (step > 2) return `× ${step.toFixed(1)}`;
  const percent = ((step - 1) * 100).toFixed(1);
  return step > 1 ? `+${percent}%` : `${percent.replace('-', '−')}%`;
}
