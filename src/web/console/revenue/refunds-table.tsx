import type { Part, RevenueReturns } from '#contract/console/revenue.ts';
import { percentText } from '#contract/format-share.ts';
import { fewestForShare } from '#statistics/ripeness.ts';
import { type Column, DataTable, type SavedValues, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import { Panel } from '../kit/panel.tsx';
import { dayMonthText } from './format-day.ts';
import { partText } from './format-share.ts';
import { NameWithNote, NumbersTable } from './numbers.tsx';
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
      aside={returns.length > 0 && <DownloadCsv name="everkite-refunds" csv={() => tableCsv([saved], returns)} />}
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
      <DataTable columns={weekColumns} rows={shown} keyOf={({ week }) => week} isNarrow isPassedOver />
      <details className={styles.more}>
        <summary>Within 90 days, and chargebacks</summary>
        <NumbersTable columns={laterColumns} rows={returns.slice(-2 * mostWeeks)} keyOf={({ week }) => week} />
      </details>
    </>
  );
}

/** The name of a week, with a word while its returns within these days are still coming. */
const weekWithin = (days: 30 | 90): Column<RevenueReturns> => ({
  head: 'Week from',
  isName: true,
  cell: ({ week, ...row }) => (
    <NameWithNote name={dayMonthText(week)} note={!row[`refunded_${days}`].is_ripe && `${days} days not over`} />
  ),
});

const weekColumns: readonly Column<RevenueReturns>[] = [
  weekWithin(30),
  { head: 'Refunded', align: 'right', cell: ({ refunded_30: refunded }) => partText(refunded) },
  {
    head: 'Share',
    align: 'right',
    classOf: ({ refunded_30: refunded }) => (refunded.is_ripe ? undefined : styles.unripe),
    cell: ({ refunded_30: refunded }) => (
      <>
        <span>{shareSoFar(refunded)}</span>
        {!refunded.is_ripe && <span className="visually-hidden"> so far</span>}
      </>
    ),
  },
];

const laterColumns: readonly Column<RevenueReturns>[] = [
  weekWithin(90),
  { head: 'Refunded in 90 days', align: 'right', cell: ({ refunded_90: refunded }) => partText(refunded) },
  { head: 'Charged back in 90 days', align: 'right', cell: ({ charged_back_90: disputed }) => partText(disputed) },
];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const saved: SavedValues<RevenueReturns> = {
  csv: {
    week: ({ week }) => week,
    payments: (row) => row.refunded_30.all,
    refunded_30: (row) => row.refunded_30.part,
    refunded_90: (row) => row.refunded_90.part,
    charged_back_30: (row) => row.charged_back_30.part,
    charged_back_90: (row) => row.charged_back_90.part,
    is_ripe_30: (row) => yesOrNo(row.refunded_30.is_ripe),
    is_ripe_90: (row) => yesOrNo(row.refunded_90.is_ripe),
  },
};

const shareSoFar = ({ part, all }: Part) => (all < fewestForShare ? '–' : percentText(part / all, 1));
