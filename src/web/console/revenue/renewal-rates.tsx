import type { RevenueCustomers } from '#contract/console-revenue.ts';
import { csvText } from '#contract/csv-text.ts';
import { percentText } from '#contract/format-share.ts';
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
  return (
    <Panel
      title="Renewals and who stays"
      aside={
        <DownloadCsv
          name={`everkite-renewal-rates-plan-${plan}`}
          csv={() =>
            csvText([
              ['renewal', 'paid', 'due', 'still_there', 'low', 'high'],
              ...renewals.map(({ part, all, survival }, i) => [
                i + 1,
                part,
                all,
                survival?.share ?? null,
                survival?.interval?.low ?? null,
                survival?.interval?.high ?? null,
              ]),
            ])
          }
        />
      }
      foot="Of the renewals that have been due for 30 days. Still there: the product of these shares (Kaplan-Meier), 95% interval. Who pauses counts as gone until the next payment."
    >
      {renewals.length === 0 ? (
        <p className={styles.nobody}>No renewal has been due for 30 days yet.</p>
      ) : (
        <NumbersTable
          head={['Renewal', 'Paid of due', 'Share', 'Still there of all']}
          rows={renewals.map((renewal, i) => ({
            name: ordinal(i + 1),
            cells: [partText(renewal), shareText(renewal) ?? '–', stillThere(renewal)],
          }))}
        />
      )}
    </Panel>
  );
}

function stillThere({ survival, all }: RevenueCustomers['renewals'][number]): string {
  if (survival === null || all < 30) return 'too few';
  const { share, interval } = survival;
  if (interval === null) return percentText(share);
  return `${percentText(share)} (${percentText(interval.low)} to ${percentText(interval.high)})`;
}
