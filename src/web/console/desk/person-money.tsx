import type { CSSProperties } from 'react';
import type { PersonAnswer, PersonMoney, PersonPayment } from '#contract/console/person.ts';
import { formatPrice } from '#contract/format-price.ts';
import { classNames } from '#web/ui/class-names.ts';
import { cardText } from '../kit/card-text.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import styles from './person.module.css';
import { moneyFigures, withdrawalFigure } from './person-copy.ts';

/** Money paid and given back, in one row of figures for each currency. */
export function PersonFigures({ person, now }: { person: PersonAnswer; now: number }) {
  const withdrawal = withdrawalFigure(person.withdrawal_ends_at, now);
  const none: PersonMoney = {
    currency: 'USD',
    payments: 0,
    paid_minor: 0,
    refunded_minor: 0,
    charged_back_minor: 0,
    on_its_way_minor: 0,
    tax_minor: 0,
    fee_minor: 0,
    net_minor: 0,
  };
  const all = person.money.length > 0 ? person.money : [none];
  return all.map((money, place) => (
    <section
      key={money.currency}
      className={classNames(kit.panel, kit.figures, kit.figuresEven)}
      style={{ '--cols': `repeat(${place === 0 ? 5 : 4}, 1fr)` } as CSSProperties}
      aria-label={all.length === 1 ? 'Money' : `Money in ${money.currency}`}
    >
      {[...moneyFigures(money), ...(place === 0 ? [withdrawal] : [])].map(({ name, value, note }) => (
        <div key={name} className={kit.figure}>
          <span>{name}</span>
          <b>{value}</b>
          <small>{note}</small>
        </div>
      ))}
    </section>
  ));
}

/** Every charge with its tax, fee and net. */
export function PaymentsPanel({ person }: { person: PersonAnswer }) {
  const { payments, money } = person;
  if (payments.length === 0) {
    return (
      <Panel title="Payments">
        <p className={styles.empty}>None.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Payments">
      <DataTable
        columns={paymentColumns(money.length === 1)}
        rows={payments}
        keyOf={({ id }) => id}
        sums={money}
        className={table.c3}
        isPassedOver
      />
    </Panel>
  );
}

const paymentColumns = (isOneCurrency: boolean): readonly Column<PersonPayment, PersonMoney>[] => [
  {
    head: 'Day',
    isName: true,
    isUnbroken: true,
    cell: ({ billed_at, card }) => (
      <>
        <Time at={billed_at} as="day" />
        {card !== null && <small>{cardText(card)}</small>}
      </>
    ),
    sum: ({ currency }) => (isOneCurrency ? 'All' : `All in ${currency}`),
  },
  {
    head: 'For',
    cell: ({ purpose, status, refunded }) => (
      <>
        <span>{purpose}</span>
        {status !== 'paid' && (
          <small>{`${status}${status !== 'unpaid' && status !== 'refunded' ? `: ${formatPrice(refunded)}` : ''}`}</small>
        )}
      </>
    ),
  },
  {
    head: 'Paid',
    align: 'right',
    cell: ({ status, total }) => (status === 'unpaid' ? '–' : formatPrice(total)),
    sum: (sum) => sumText(sum, sum.paid_minor),
  },
  { head: 'Tax', align: 'right', cell: ({ tax }) => formatPrice(tax), sum: (sum) => sumText(sum, sum.tax_minor) },
  {
    head: 'Fee',
    align: 'right',
    cell: ({ fee }) => (fee === null ? 'not yet' : formatPrice(fee)),
    sum: (sum) => sumText(sum, sum.fee_minor),
  },
  {
    head: 'Net',
    align: 'right',
    cell: ({ net }) => (net === null ? 'not yet' : formatPrice(net)),
    sum: (sum) => sumText(sum, sum.net_minor),
  },
  { head: 'Invoice', cell: ({ invoice_number: number }) => number ?? '–' },
];

const sumText = ({ currency }: PersonMoney, amount_minor: number | null) =>
  amount_minor === null ? 'not yet' : formatPrice({ amount_minor, currency });
