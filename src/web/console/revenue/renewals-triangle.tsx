import { type CSSProperties, useState } from 'react';
import type { Part, RevenueCustomers } from '#contract/console/revenue.ts';
import { csvText } from '#contract/csv-text.ts';
import { formatMoney } from '#contract/format-money.ts';
import { percentText } from '#contract/format-share.ts';
import { shareOf } from '#statistics/ripeness.ts';
import chart from '../kit/chart.module.css';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Panel } from '../kit/panel.tsx';
import table from '../kit/table.module.css';
import { monthText, ordinal } from './format-day.ts';
import { countText } from './format-figures.ts';
import { partText } from './format-share.ts';
import styles from './revenue.module.css';

type Cohort = RevenueCustomers['cohorts'][number];

interface TriangleProps {
  customers: RevenueCustomers;
  currency: string;
}

/** The share that paid again, by the month of the first payment; hatched when not all are due yet or too few are. */
export function RenewalsTriangle({ customers, currency }: TriangleProps) {
  const { cohorts } = customers;
  const [chosen, choose] = useState<{ month: string; renewal: number } | null>(null);
  const most = Math.max(1, ...cohorts.map(({ cells }) => cells.length));
  const numbers = Array.from({ length: most }, (_, i) => i);
  return (
    <Panel
      title="Who paid again, % of the month’s payers"
      aside={
        <span className={chart.legend}>
          <span>
            0<i className={styles.ramp} />
            100%
          </span>
          <span>
            <i className={styles.keyUnripe} />
            not ripe
          </span>
          <DownloadCsv
            name={`everkite-renewals-plan-${customers.plan}`}
            csv={() => csvText(csvRows(customers, currency))}
          />
        </span>
      }
      foot={
        <span role="status">
          {told(cohorts, chosen, currency) ??
            'A cell counts once its charge has been due for 30 days. Hatched: not all due yet, or fewer than 30 people. Press a cell for its people as counts.'}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.heatScroll} aria-label="Renewals by month" tabIndex={0}>
        <table className={table.heat}>
          <thead>
            <tr>
              <th scope="col">First payment</th>
              <th scope="col">Payers</th>
              {numbers.map((i) => (
                <th key={i} scope="col">
                  {ordinal(i + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, payers, cells }) => (
              <tr key={month}>
                <th scope="row">{monthText(month)}</th>
                <td className={table.n}>{countText(payers)}</td>
                {numbers.map((i) => (
                  <Cell
                    key={i}
                    cell={cells[i]}
                    name={`${monthText(month)}, ${ordinal(i + 1)} renewal`}
                    onChoose={() => choose({ month, renewal: i })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Ripe cells</th>
              <td className={table.n} />
              {numbers.map((i) => (
                <td key={i} className={table.n}>
                  {ripeText(cohorts, i)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Panel>
  );
}

function Cell({ cell, name, onChoose }: { cell: Part | undefined; name: string; onChoose: () => void }) {
  if (cell === undefined) return <td className={table.no} />;
  const share = shareOf({ ...cell, isRipe: cell.is_ripe });
  const why = cell.is_ripe ? 'too few people' : 'not ripe';
  return (
    <td className={share === null ? table.un : undefined} style={{ '--v': share ?? 0 } as CSSProperties}>
      <button type="button" className={styles.cell} onClick={onChoose}>
        <span className="visually-hidden">{`${name}: `}</span>
        <span className={share === null ? 'visually-hidden' : undefined}>
          {share === null ? why : Math.round(share * 100)}
        </span>
        {share === null && <span aria-hidden="true">&nbsp;</span>}
      </button>
    </td>
  );
}

function told(cohorts: readonly Cohort[], chosen: { month: string; renewal: number } | null, currency: string) {
  const cell = cohorts.find(({ month }) => month === chosen?.month)?.cells[chosen?.renewal ?? 0];
  if (chosen === null || cell === undefined) return null;
  const end = cell.is_ripe ? '.' : ', so far: not all of them are due for 30 days.';
  return `First paid in ${monthText(chosen.month)}: ${partText(cell)} paid the ${ordinal(chosen.renewal + 1)} renewal, ${formatMoney(cell.net, currency)} net${end}`;
}

/** All ripe cells of a column together. */
function ripeText(cohorts: readonly Cohort[], i: number): string {
  const ripe = cohorts.flatMap(({ cells }) => (cells[i]?.is_ripe ? [cells[i]] : []));
  const share = shareOf({
    part: ripe.reduce((sum, { part }) => sum + part, 0),
    all: ripe.reduce((sum, { all }) => sum + all, 0),
    isRipe: true,
  });
  return share === null ? '' : percentText(share, 0).replace('%', '');
}

function csvRows({ cohorts }: RevenueCustomers, currency: string) {
  return [
    ['first_payment', 'payers', 'renewal', 'paid', 'is_ripe', 'net_minor', 'currency'],
    ...cohorts.flatMap(({ month, payers, cells }) =>
      cells.map(({ part, is_ripe, net }, i) => [month, payers, i + 1, part, is_ripe ? 'yes' : 'no', net, currency]),
    ),
  ];
}
