import { useState } from 'react';
import { type Currency, currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { Finding } from '#publishing/kind.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { minorOf, typedOf } from '../kit/typed-amount.ts';
import styles from './offers.module.css';
import { priceText } from './offers-copy.ts';
import { Amount, faultAt } from './prices-panel.tsx';

interface IntroPanelProps {
  offer: ListedOffer;
  findings: readonly Finding[];
  onChange(offer: ListedOffer): void;
}

type Intro = NonNullable<ListedOffer['intro']>;

const paymentCounts = [1, 2, 3, 6] as const;

/** Lower prices of the first payments, or none. */
export function IntroPanel({ offer, findings, onChange }: IntroPanelProps) {
  const { intro, ...without } = offer;
  const at = ['offers', String(offer.id), 'intro'];
  const payments = intro?.payments ?? 0;
  const counts =
    payments === 0 || paymentCounts.some((one) => one === payments) ? paymentCounts : [...paymentCounts, payments];
  const set = (next: Intro) => onChange({ ...withFirst(offer), intro: next });
  const fault = faultAt(findings, [...at, 'payments']);
  return (
    <Panel
      title="Lower first price"
      foot="Consent, reminder and account name both amounts, and the day from which the full one is charged."
    >
      <div className={styles.pair}>
        <div className={form.field}>
          <span className={form.labF}>For the first payments</span>
          <span className={form.choice}>
            <button type="button" aria-pressed={intro === undefined} onClick={() => onChange(withoutFirst(without))}>
              None
            </button>
            {counts.map((count) => (
              <button
                key={count}
                type="button"
                aria-pressed={count === payments}
                onClick={() => set({ payments: count, prices: intro?.prices ?? halves(offer) })}
              >
                {count}
              </button>
            ))}
          </span>
          <span className={form.help}>It goes with no trial and no code.</span>
          {fault !== null && <span className={form.bad}>{fault}</span>}
        </div>
      </div>
      {intro !== undefined && <FirstPrices offer={offer} intro={intro} findings={findings} onChange={set} />}
    </Panel>
  );
}

/** With a first price in each country that has a price of its own, to begin with half of it. */
function withFirst({ countryPrices, ...offer }: ListedOffer): ListedOffer {
  if (countryPrices === undefined) return offer;
  const all = countryPrices.map((own) => ({ ...own, firstMinor: own.firstMinor ?? half(own.price.amount_minor) }));
  return { ...offer, countryPrices: all };
}

function withoutFirst({ countryPrices, ...offer }: ListedOffer): ListedOffer {
  if (countryPrices === undefined) return offer;
  return { ...offer, countryPrices: countryPrices.map(({ firstMinor: _, ...own }) => own) };
}

/** Something to begin with: half of each price. */
const halves = ({ prices }: ListedOffer): Intro['prices'] => ({
  USD: half(prices.USD),
  EUR: half(prices.EUR),
  GBP: half(prices.GBP),
  JPY: half(prices.JPY),
});

const half = (minor: number): number => Math.max(1, Math.round(minor / 2));

interface FirstPricesProps {
  offer: ListedOffer;
  intro: Intro;
  findings: readonly Finding[];
  onChange(intro: Intro): void;
}

function FirstPrices({ offer, intro, findings, onChange }: FirstPricesProps) {
  const [typed, setTyped] = useState<Partial<Record<Currency, string>>>({});
  function type(currency: Currency, text: string) {
    setTyped({ ...typed, [currency]: text });
    onChange({ ...intro, prices: { ...intro.prices, [currency]: minorOf(text, currency) ?? 0 } });
  }
  const columns: readonly Column<Currency>[] = [
    { head: 'Currency', isName: true, cell: (currency) => currency },
    {
      head: 'First',
      classOf: () => table.full,
      cell: (currency) => (
        <Amount
          label={`First price in ${currency}`}
          text={typed[currency] ?? typedOf(intro.prices[currency], currency)}
          fault={faultAt(findings, ['offers', String(offer.id), 'intro', 'prices', currency])}
          onType={(text) => type(currency, text)}
        />
      ),
    },
    { head: 'Then', align: 'right', cell: (currency) => priceText(offer, currency) },
    {
      head: 'Less',
      align: 'right',
      cell: (currency) =>
        formatPrice({ amount_minor: Math.max(0, offer.prices[currency] - intro.prices[currency]), currency }),
    },
  ];
  return <DataTable columns={columns} rows={currencies} keyOf={(currency) => currency} className={styles.prices} />;
}
