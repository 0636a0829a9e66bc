import { useState } from 'react';
import type { RevenueReport, RevenueSums } from '#contract/console-revenue.ts';
import { type CsvRow, csvText } from '#contract/csv-text.ts';
import { formatMoney } from '#contract/format-money.ts';
import { type RevenueSplitBy, revenueSplits } from '#contract/revenue-names.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import { useMay } from '../session/console-session.ts';
import { longMonthText, monthText, ordinal } from './format-day.ts';
import { NumbersTable } from './numbers.tsx';
import styles from './revenue.module.css';

const sumNames = ['paid', 'tax', 'fees', 'refunds', 'chargebacks', 'net'] as const;
const sumHeads = ['Paid by buyers', 'Tax', 'Paddle’s fees', 'Refunds', 'Chargebacks', 'Net'];

const cellsOf = (sums: RevenueSums, currency: string) => sumNames.map((name) => formatMoney(sums[name], currency));
const csvOf = (name: string, sums: RevenueSums, currency: string): CsvRow => [
  name,
  ...sumNames.map((each) => sums[each]),
  sums.payments,
  sums.first_payments,
  sums.refund_count,
  sums.chargeback_count,
  sums.disputed,
  currency,
];
const csvHead = (name: string): CsvRow => [
  name,
  ...sumNames.map((each) => `${each}_minor`),
  'payments',
  'first_payments',
  'refunds',
  'chargebacks',
  'disputed_minor',
  'currency',
];

const fewMonths = 4;

/** All months to the cent, the latest first. */
export function MonthsPanel({ report: { months, all, currency } }: { report: RevenueReport }) {
  const [isAll, setAll] = useState(false);
  const hidden = months.length - fewMonths;
  const first = months.at(-1)!.month;
  return (
    <Panel
      title="Months"
      aside={
        <span className={kit.acts}>
          {!isAll && hidden > 0 && (
            <ConsoleButton isSmall onClick={() => setAll(true)}>
              {`Show ${hidden} more`}
            </ConsoleButton>
          )}
          <DownloadCsv
            name="everkite-months"
            csv={() =>
              csvText([
                [...csvHead('month'), 'refunded_30', 'refunded_90'],
                ...months.map((month) => [
                  ...csvOf(month.month, month, currency),
                  month.refunded_30.part,
                  month.refunded_90.part,
                ]),
              ])
            }
          />
        </span>
      }
    >
      <NumbersTable
        head={['Month', ...sumHeads]}
        rows={(isAll ? months : months.slice(0, fewMonths)).map((month) => ({
          name:
            month.until === null
              ? monthText(month.month)
              : `${monthText(month.month)}, until ${ordinal(Number(month.until.slice(8)))}`,
          cells: cellsOf(month, currency),
        }))}
        foot={{ name: `All since ${monthText(first)}`, cells: cellsOf(all, currency) }}
      />
    </Panel>
  );
}

const splitNames: Record<RevenueSplitBy, string> = {
  plan: 'Plan',
  version: 'Version',
  country: 'Country',
  currency: 'Currency',
  source: 'Source',
  campaign: 'Campaign',
  quiz: 'Quiz',
};
const withoutOne: Record<RevenueSplitBy, string> = {
  plan: 'No plan known',
  version: 'No version known',
  country: 'No country known',
  currency: 'No currency known',
  source: 'No source',
  campaign: 'No campaign',
  quiz: 'No quiz',
};

interface SplitProps {
  report: RevenueReport;
  onSplit(by: RevenueSplitBy): void;
}

/** The money of the month by one property: the parts add up to the month. */
export function SplitPanel({ report: { split, currency, query }, onSplit }: SplitProps) {
  const mayCampaigns = useMay('see campaigns');
  const mayQuizzes = useMay('sums by quiz');
  const isOpen = (by: RevenueSplitBy) =>
    by === 'quiz' ? mayQuizzes : by === 'source' || by === 'campaign' ? mayCampaigns : true;
  return (
    <Panel
      title={`${longMonthText(query.month)}, by ${splitNames[split.by].toLowerCase()}`}
      aside={
        <span className={kit.acts}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser */}
          <span className={`${form.choice} ${styles.wraps}`} role="group" aria-label="Split by">
            {revenueSplits.filter(isOpen).map((by) => (
              <button key={by} type="button" aria-pressed={by === split.by} onClick={() => onSplit(by)}>
                {splitNames[by]}
              </button>
            ))}
          </span>
          <DownloadCsv
            name={`everkite-${query.month}-by-${split.by}`}
            csv={() => csvText([csvHead(split.by), ...split.rows.map((row) => csvOf(row.name, row, currency))])}
          />
        </span>
      }
    >
      <NumbersTable
        head={[splitNames[split.by], ...sumHeads]}
        rows={split.rows.map((row) => ({
          name: row.name === '' ? withoutOne[split.by] : row.name,
          cells: cellsOf(row, currency),
        }))}
        foot={{ name: longMonthText(query.month), cells: cellsOf(split.total, currency) }}
      />
    </Panel>
  );
}

/** Money of other currencies, which is in no sum of the page. */
export function OthersPanel({ others }: { others: RevenueReport['others'] }) {
  if (others.length === 0) return null;
  return (
    <Panel
      title="In other currencies"
      foot="Of which no payout is known, or which was paid out in another currency. It keeps its own sign and is in no sum above."
    >
      <NumbersTable
        head={['Month', 'Currency', 'Paid by buyers', 'Tax', 'Net']}
        rows={others.map(({ month, currency, paid, tax, net }) => ({
          name: `${monthText(month)}, ${currency}`,
          cells: [
            currency,
            formatMoney(paid, currency),
            formatMoney(tax, currency),
            net === null ? 'not known' : formatMoney(net, currency),
          ],
        }))}
      />
    </Panel>
  );
}
