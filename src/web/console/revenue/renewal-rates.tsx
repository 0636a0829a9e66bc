import type { RevenueCustomers } from '#contract/console/revenue.ts';
import { percentText } from '#contract/format-share.ts';
import { type SavedColumn, type SavedValues, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Panel } from '../kit/panel.tsx';
import { ordinal } from './format-day.ts';
import { partText, shareText } from './format-share.ts';
import { NumbersTable } from './numbers.tsx';
import styles from './revenue.module.css';

/**
 * For each renewal: the share of the due ones that were paid, and the estimated share of all customers who are still
 * there, with its interval.
 */
export function RenewalRates({ customers }: { customers: RevenueCustomers }) {
  const { renewals, plan } = customers;
  const rows = renewals.map((renewal, i) => ({ number: i + 1, ...renewal }));
  return (
    <Panel
      title="Renewals and who stays"
      aside={
        <DownloadCsv name={`everkite-renewal-rates-plan-${plan}`} csv={() => tableCsv([...columns, interval], rows)} />
      }
      foot="Of the renewals that have been due for 30 days. Still there: the product of these shares (Kaplan-Meier), 95% interval. Who pauses counts as gone until the next payment."
    >
      {renewals.length === 0 ? (
        <p className={styles.nobody}>No renewal has been due for 30 days yet.</p>
      ) : (
        <NumbersTable columns={columns} rows={rows} keyOf={({ number }) => number} />
      )}
    </Panel>
  );
}

type Renewal = RevenueCustomers['renewals'][number] & { number: number };

const columns: readonly SavedColumn<Renewal>[] = [
  {
    head: 'Renewal',
    isName: true,
    cell: ({ number }) => <span>{ordinal(number)}</span>,
    csv: { renewal: ({ number }) => number },
  },
  { head: 'Paid of due', align: 'right', cell: partText, csv: { paid: ({ part }) => part, due: ({ all }) => all } },
  { head: 'Share', align: 'right', cell: (renewal) => shareText(renewal) ?? '–', csv: {} },
  {
    head: 'Still there of all',
    align: 'right',
    cell: stillThere,
    csv: { still_there: ({ survival }) => survival?.share ?? null },
  },
];

const interval: SavedValues<Renewal> = {
  csv: {
    low: ({ survival }) => survival?.interval?.low ?? null,
    high: ({ survival }) => survival?.interval?.high ?? null,
  },
};

function stillThere({ survival, all }: RevenueCustomers['renewals'][number]): string {
  if (survival === null || all < 30) return 'too few';
  const { share, interval } = survival;
  if (interval === null) return percentText(share);
  return `${percentText(share)} (${percentText(interval.low)} to ${percentText(interval.high)})`;
}
