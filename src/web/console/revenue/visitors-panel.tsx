import { useState } from 'react';
import type { RevenueVisitors } from '#contract/console-revenue.ts';
import { csvText } from '#contract/csv-text.ts';
import { formatMoney } from '#contract/format-money.ts';
import { valuePerPerson } from '#statistics/value-per-visitor.ts';
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
            csv={() =>
              csvText([
                [by.toLowerCase(), 'visitors', 'payers', 'net_minor', 'currency'],
                ...rows.map(({ name, ...sums }) => [name, sums.visitors, sums.payers, sums.net, currency]),
              ])
            }
          />
        </span>
      }
      foot="Who came for the first time in this month, and what they have brought until now; only visits that could be measured. Averages from 30 people on."
    >
      {total.visitors === 0 ? (
        <p className={styles.nobody}>No first visit of this month was measured.</p>
      ) : (
        <NumbersTable
          head={[by, 'Visitors', 'Payers', 'Net', 'Net a visitor', 'Net a payer']}
          rows={rows.map(({ name, ...sums }) => ({
            name: name === '' ? `No ${by.toLowerCase()}` : name,
            cells: cellsOf(sums, currency),
          }))}
          foot={{ name: longMonthText(month), cells: cellsOf(total, currency) }}
        />
      )}
    </Panel>
  );
}

function cellsOf({ visitors, payers, net }: Sums, currency: string): string[] {
  const { perVisitor, perPayer } = valuePerPerson({ visitors, payers, netMinor: net });
  const text = (minor: number | null) => (minor === null ? '–' : formatMoney(Math.round(minor), currency));
  return [countText(visitors), countText(payers), formatMoney(net, currency), text(perVisitor), text(perPayer)];
}
