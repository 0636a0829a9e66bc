import { useState } from 'react';
import type { RevenueMonth, RevenueReport, RevenueSums } from '#contract/console/revenue.ts';
import { type RevenueSplitBy, revenueSplits } from '#contract/console/revenue-names.ts';
import { formatMoney } from '#contract/format-money.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, type SavedColumn, type SavedValues, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { Panel } from '../kit/panel.tsx';
import { useMay } from '../session/console-session.ts';
import { longMonthText, monthText, ordinal } from './format-day.ts';
import { NumbersTable } from './numbers.tsx';
import styles from './revenue.module.css';

/** The names of the sums on screen. */
const sumHeads = {
  paid: 'Paid by buyers',
  tax: 'Tax',
  fees: 'Paddle’s fees',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  net: 'Net',
} as const;

type SumColumn = SavedColumn<RevenueSums, RevenueSums>;

const sumColumns = (currency: string): readonly SumColumn[] =>
  (Object.keys(sumHeads) as (keyof typeof sumHeads)[]).map((name): SumColumn => {
    const text = (sums: RevenueSums) => formatMoney(sums[name], currency);
    return {
      head: sumHeads[name],
      align: 'right',
      cell: text,
      sum: text,
      csv: { [`${name}_minor`]: (sums) => sums[name] },
    };
  });

const countsIn = (currency: string): SavedValues<RevenueSums> => ({
  csv: {
    payments: ({ payments }) => payments,
    first_payments: (sums) => sums.first_payments,
    refunds: (sums) => sums.refund_count,
    chargebacks: (sums) => sums.chargeback_count,
    disputed_minor: ({ disputed }) => disputed,
    currency: () => currency,
  },
});

const fewMonths = 4;

/** All months to the cent, the latest first. */
export function MonthsPanel({ report: { months, all, currency } }: { report: RevenueReport }) {
  const [isAll, setAll] = useState(false);
  const hidden = months.length - fewMonths;
  const columns = [monthName(months.at(-1)!.month), ...sumColumns(currency)];
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
            csv={() => tableCsv([...columns, countsIn(currency), returned], months)}
          />
        </span>
      }
    >
      <NumbersTable
        columns={columns}
        rows={isAll ? months : months.slice(0, fewMonths)}
        keyOf={({ month }) => month}
        sums={[all]}
      />
    </Panel>
  );
}

const monthName = (first: string): SavedColumn<RevenueMonth, RevenueSums> => ({
  head: 'Month',
  isName: true,
  cell: ({ month, until }) => (
    <span>{until === null ? monthText(month) : `${monthText(month)}, until ${ordinal(Number(until.slice(8)))}`}</span>
  ),
  sum: () => <span>{`All since ${monthText(first)}`}</span>,
  csv: { month: ({ month }) => month },
});

const returned: SavedValues<RevenueMonth> = {
  csv: { refunded_30: (month) => month.refunded_30.part, refunded_90: (month) => month.refunded_90.part },
};

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
  const columns = [splitName(split.by, query.month), ...sumColumns(currency)];
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
            csv={() => tableCsv([...columns, countsIn(currency)], split.rows)}
          />
        </span>
      }
    >
      <NumbersTable columns={columns} rows={split.rows} keyOf={({ name }) => name} sums={[split.total]} />
    </Panel>
  );
}

type SplitRow = RevenueReport['split']['rows'][number];

const splitName = (by: RevenueSplitBy, month: string): SavedColumn<SplitRow, RevenueSums> => ({
  head: splitNames[by],
  isName: true,
  cell: ({ name }) => <span>{name === '' ? withoutOne[by] : name}</span>,
  sum: () => <span>{longMonthText(month)}</span>,
  csv: { [by]: ({ name }) => name },
});

/** Money of other currencies, which is in no sum of the page. */
export function OthersPanel({ others }: { others: RevenueReport['others'] }) {
  if (others.length === 0) return null;
  return (
    <Panel
      title="In other currencies"
      foot="Of which no payout is known, or which was paid out in another currency. It keeps its own sign and is in no sum above."
    >
      <NumbersTable columns={otherColumns} rows={others} keyOf={({ month, currency }) => `${month} ${currency}`} />
    </Panel>
  );
}

const otherColumns: readonly Column<RevenueReport['others'][number]>[] = [
  { head: 'Month', isName: true, cell: ({ month, currency }) => <span>{`${monthText(month)}, ${currency}`}</span> },
  { head: 'Currency', align: 'right', cell: ({ currency }) => currency },
  { head: 'Paid by buyers', align: 'right', cell: ({ paid, currency }) => formatMoney(paid, currency) },
  { head: 'Tax', align: 'right', cell: ({ tax, currency }) => formatMoney(tax, currency) },
  {
    head: 'Net',
    align: 'right',
    cell: ({ net, currency }) => (net === null ? 'not known' : formatMoney(net, currency)),
  },
];
