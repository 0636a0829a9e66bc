import { useState } from 'react';
import type { RevenueVisitors } from '#contract/console/revenue.ts';
import { formatMoney } from '#contract/format-money.ts';
import { valuePerPerson } from '#statistics/value-per-visitor.ts';
import { type SavedColumn, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import { longMonthText } from './format-day.ts';
import { countText } from './format-figures.ts';
import { NumbersTable } from './numbers.tsx';
import styles from './revenue.module.css';

interface VisitorsProps {
  /** `YYYY-MM` */
  month: string;
  visitors: RevenueVisitors;
  currency: string;
}

type Sums = RevenueVisitors['total'];

/** The revenue until now per visitor and per payer of the month, by source or by quiz. */
export function VisitorsPanel({ month, visitors, currency }: VisitorsProps) {
  const { sources, quizzes, total } = visitors;
  const open = (
    [
      ['Source', sources],
      ['Quiz', quizzes],
    ] as const
  ).filter(([, rows]) => rows !== null);
  const [chosen, choose] = useState('Source');
  const [by, parts] = open.find(([name]) => name === chosen) ?? open[0] ?? ['Visitors', []];
  const rows = parts ?? [];
  const columns = [nameColumn(by, month), ...sumColumns(currency)];
  return (
    <Panel
      title={`Value of a visitor of ${longMonthText(month)}`}
      aside={
        <span className={kit.acts}>
          {open.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser
            <span className={form.choice} role="group" aria-label="Visitors by">
              {open.map(([name]) => (
                <button key={name} type="button" aria-pressed={name === by} onClick={() => choose(name)}>
                  {name}
                </button>
              ))}
            </span>
          )}
          <DownloadCsv
            name={`everkite-${month}-visitors-by-${by.toLowerCase()}`}
            csv={() => tableCsv([...columns, { csv: { currency: () => currency } }], rows)}
          />
        </span>
      }
      foot="Who came for the first time in this month, and what they have brought until now; only visits that could be measured. Averages from 30 people on."
    >
      {total.visitors === 0 ? (
        <p className={styles.nobody}>No first visit of this month was measured.</p>
      ) : (
        <NumbersTable columns={columns} rows={rows} keyOf={({ name }) => name} sums={[total]} />
      )}
    </Panel>
  );
}

const nameColumn = (by: string, month: string): SavedColumn<Sums & { name: string }, Sums> => ({
  head: by,
  isName: true,
  cell: ({ name }) => <span>{name === '' ? `No ${by.toLowerCase()}` : name}</span>,
  sum: () => <span>{longMonthText(month)}</span>,
  csv: { [by.toLowerCase()]: ({ name }) => name },
});

function sumColumns(currency: string): readonly SavedColumn<Sums, Sums>[] {
  const column = (head: string, text: (sums: Sums) => string, csv: SavedColumn<Sums>['csv']) =>
    ({ head, align: 'right', cell: text, sum: text, csv }) as const;
  const money = (minor: number | null) => (minor === null ? '–' : formatMoney(Math.round(minor), currency));
  const each = ({ visitors, payers, net }: Sums) => valuePerPerson({ visitors, payers, netMinor: net });
  return [
    column('Visitors', ({ visitors }) => countText(visitors), { visitors: ({ visitors }) => visitors }),
    column('Payers', ({ payers }) => countText(payers), { payers: ({ payers }) => payers }),
    column('Net', ({ net }) => formatMoney(net, currency), { net_minor: ({ net }) => net }),
    column('Net a visitor', (sums) => money(each(sums).perVisitor), {}),
    column('Net a payer', (sums) => money(each(sums).perPayer), {}),
  ];
}
