import type { CSSProperties } from 'react';
import type { PersonAnswer, PersonMoney, PersonPayment } from '#contract/console-desk.ts';
import { formatPrice } from '#contract/format-price.ts';
import { classNames } from '#web/ui/class-names.ts';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import styles from './person.module.css';
import { cardText, moneyFigures, withdrawalFigure } from './person-copy.ts';

/** What came in and went back, a row of figures for each currency. */
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
      <table className={`${table.table} ${table.tableCards} ${table.c3}`}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">For</th>
            <th scope="col" className={table.right}>
              Paid
            </th>
            <th scope="col" className={table.right}>
              Tax
            </th>
            <th scope="col" className={table.right}>
              Fee
            </th>
            <th scope="col" className={table.right}>
              Net
            </th>
            <th scope="col">Invoice</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </tbody>
        <tfoot>
          {money.map((sum) => (
            <Sum key={sum.currency} sum={sum} isOnly={money.length === 1} />
          ))}
        </tfoot>
      </table>
    </Panel>
  );
}

function Payment({ payment }: { payment: PersonPayment }) {
  const { billed_at, card, purpose, status, refunded, total, tax, fee, net, invoice_number } = payment;
  return (
    <tr>
      <th scope="row" className={table.noWrap}>
        <Time at={billed_at} as="day" />
        {card !== null && <small>{cardText(card)}</small>}
      </th>
      <td data-l="For">
        <span>{purpose}</span>
        {status !== 'paid' && (
          <small>{`${status}${status !== 'unpaid' && status !== 'refunded' ? `: ${formatPrice(refunded)}` : ''}`}</small>
        )}
      </td>
      <td className={table.right} data-l="Paid">
        {status === 'unpaid' ? '–' : formatPrice(total)}
      </td>
      <td className={table.right} data-l="Tax">
        {formatPrice(tax)}
      </td>
      <td className={table.right} data-l="Fee">
        {fee === null ? 'not yet' : formatPrice(fee)}
      </td>
      <td className={table.right} data-l="Net">
        {net === null ? 'not yet' : formatPrice(net)}
      </td>
      <td data-l="Invoice">{invoice_number ?? '–'}</td>
    </tr>
  );
}

function Sum({ sum, isOnly }: { sum: PersonMoney; isOnly: boolean }) {
  const { currency } = sum;
  const text = (amount_minor: number | null) =>
    amount_minor === null ? 'not yet' : formatPrice({ amount_minor, currency });
  return (
    <tr>
      <th scope="row">{isOnly ? 'All' : `All in ${currency}`}</th>
      <td className={table.hideN} />
      <td className={table.right} data-l="Paid">
        {text(sum.paid_minor)}
      </td>
      <td className={table.right} data-l="Tax">
        {text(sum.tax_minor)}
      </td>
      <td className={table.right} data-l="Fee">
        {text(sum.fee_minor)}
      </td>
      <td className={table.right} data-l="Net">
        {text(sum.net_minor)}
      </td>
      <td className={table.hideN} />
    </tr>
  );
}
