import type { Part, RevenueReturns } from '#contract/console-revenue.ts';
import { csvText } from '#contract/csv-text.ts';
import { percentText } from '#contract/format-share.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { dayMonthText } from './format-day.ts';
import { partText } from './format-share.ts';
import { NumbersTable } from './numbers.tsx';
import styles from './revenue.module.css';

const mostWeeks = 8;

/**
 * The share of a week's payments that were given back within a number of days; hatched while these days are not over.
 * @param returns the latest last
 */
export function RefundsPanel({ returns }: { returns: readonly RevenueReturns[] }) {
  const shown = returns.slice(-mostWeeks);
  return (
    <Panel
      title="Refunded within 30 days"
      aside={returns.length > 0 && <DownloadCsv name="everkite-refunds" csv={() => csvText(csvRows(returns))} />}
      foot="By the week of the payment, by count; a part given back counts as one."
    >
      {shown.length === 0 ? (
        <p className={styles.nobody}>No payment was counted in the last year.</p>
      ) : (
        <Weeks shown={shown} returns={returns} />
      )}
    </Panel>
  );
}

function Weeks({ shown, returns }: { shown: readonly RevenueReturns[]; returns: readonly RevenueReturns[] }) {
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col" className={table.right}>
              Refunded
            </th>
            <th scope="col" className={table.right}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ week, refunded_30: refunded }) => (
            <tr key={week}>
              <th scope="row">
                <span>{dayMonthText(week)}</span>
                {!refunded.is_ripe && <small>30 days not over</small>}
              </th>
              <td className={table.right}>{partText(refunded)}</td>
              <td className={`${table.right} ${refunded.is_ripe ? '' : styles.unripe}`}>
                <span>{shareSoFar(refunded)}</span>
                {!refunded.is_ripe && <span className="visually-hidden"> so far</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={styles.more}>
        <summary>Within 90 days, and chargebacks</summary>
        <NumbersTable
          head={['Week from', 'Refunded in 90 days', 'Charged back in 90 days']}
          rows={returns.slice(-2 * mostWeeks).map(({ week, refunded_90: refunded, charged_back_90: disputed }) => ({
            name: dayMonthText(week),
            ...(!refunded.is_ripe && { note: '90 days not over' }),
            cells: [partText(refunded), partText(disputed)],
          }))}
        />
      </details>
    </>
  );
}

const shareSoFar = ({ part, all }: Part) => (all < fewestForShare ? '–' : percentText(part / all, 1));

function csvRows(returns: readonly RevenueReturns[]) {
  const windows = ['refunded_30', 'refunded_90', 'charged_back_30', 'charged_back_90'] as const;
  return [
    ['week', 'payments', ...windows, 'is_ripe_30', 'is_ripe_90'],
    ...returns.map((row) => [
      row.week,
      row.refunded_30.all,
      ...windows.map((name) => row[name].part),
      row.refunded_30.is_ripe ? 'yes' : 'no',
      row.refunded_90.is_ripe ? 'yes' : 'no',
    ]),
  ];
}
