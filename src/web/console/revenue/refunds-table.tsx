import type { Part, RevenueMonth } from '#contract/console-revenue.ts';
import { csvText } from '#contract/csv-text.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { Panel } from '../kit/panel.tsx';
import { SaveTable } from '../kit/save-table.tsx';
import table from '../kit/table.module.css';
import { monthText } from './day-text.ts';
import { percentText } from './money-text.ts';
import styles from './revenue.module.css';
import { partText } from './share-text.ts';

const mostMonths = 6;

/** Of the payments of a month, how many were given back within so many days; hatched while these are not over. */
export function RefundsPanel({ months }: { months: readonly RevenueMonth[] }) {
  const shown = months.slice(0, mostMonths).toReversed();
  return (
    <Panel
      title="Refunded within 30 days"
      aside={<SaveTable name="everkite-refunds" csv={() => csvText(csvRows(months))} />}
      foot="By the month of the payment, by count; a part given back counts as one."
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Payments of</th>
            <th scope="col" className={table.right}>
              Refunded
            </th>
            <th scope="col" className={table.right}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ month, refunded_30: refunded }) => (
            <tr key={month}>
              <th scope="row">
                {monthText(month)}
                {!refunded.is_ripe && <small>30 days not over</small>}
              </th>
              <td className={table.right}>{partText(refunded)}</td>
              <td className={`${table.right} ${refunded.is_ripe ? '' : styles.unripe}`}>
                {shareSoFar(refunded)}
                {!refunded.is_ripe && <span className="visually-hidden"> so far</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const shareSoFar = ({ part, all }: Part) => (all < fewestForShare ? '–' : percentText(part / all, 1));

function csvRows(months: readonly RevenueMonth[]) {
  return [
    ['month', 'payments', 'refunded_30', 'is_ripe_30', 'refunded_90', 'is_ripe_90'],
    ...months.map(({ month, payments, refunded_30: in30, refunded_90: in90 }) => [
      ...[month, payments, in30.part, in30.is_ripe ? 'yes' : 'no', in90.part, in90.is_ripe ? 'yes' : 'no'],
    ]),
  ];
}
