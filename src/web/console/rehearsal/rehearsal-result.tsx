import { useState } from 'react';
import type { RehearsalAnswer, RehearsalResult, RehearsedWeek } from '#contract/console/rehearsal.ts';
import { formatMoney } from '#contract/format-money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable, type SavedColumn, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { FindingList, findingsText } from '../publishing/finding-list.tsx';
import { countText } from '../revenue/format-figures.ts';
import styles from './rehearsal.module.css';
import {
  type CountedRow,
  countDifference,
  countedRows,
  differenceText,
  leftOf,
  notDoneText,
  notSoldText,
  partsText,
  sumOf,
} from './rehearsal-copy.ts';

interface ResultProps {
  answer: RehearsalAnswer;
  result: RehearsalResult;
  /** Of the draft as it is now. */
  revision: number;
  nameOf(offerId: number): string;
}

/** What a rehearsal came to, beside what really happened. */
export function RehearsalResultPanels({ answer, result, revision, nameOf }: ResultProps) {
  return (
    <>
      {answer.revision !== revision && (
        <p className={styles.old}>
          <Icon name="info" size={18} />
          <span>{`This is of revision ${answer.revision}; the draft is at revision ${revision} now.`}</span>
        </p>
      )}
      <Weeks answer={answer} result={result} />
      <div className={`${kit.grid} ${kit.gridSide}`}>
        <Panel
          title="What follows from it"
          foot="Emails and consents about purchases and their money. Those about training or an account are none of a price list’s."
        >
          <DataTable
            columns={countColumns}
            rows={countedRows(result)}
            keyOf={({ group, kind }) => `${group} ${kind}`}
            isNarrow
            isPassedOver
          />
        </Panel>
        <div className={kit.col}>
          <Panel
            title="Could not have been bought"
            foot="They are left out, and never sold as something else."
            aside={<span className={list.tag}>{countText(notSoldCount(result))}</span>}
          >
            <Sentences
              none="Every purchase finds its offer in the draft."
              all={result.not_sold.map((row) => notSoldText(row, nameOf(row.offer_id)))}
            />
          </Panel>
          <Panel title="Could not be done again">
            <Sentences none="Everything that was done could be done again." all={result.not_done.map(notDoneText)} />
          </Panel>
          <Panel
            title="Checks at that moment"
            aside={<span className={list.tag}>{findingsText(result.findings)}</span>}
            foot="Those of the editor. Paddle’s own totals are compared before it is published."
          >
            <FindingList findings={result.findings} />
          </Panel>
        </div>
      </div>
    </>
  );
}

const notSoldCount = ({ not_sold }: RehearsalResult): number =>
  not_sold.reduce((sum, { purchases }) => sum + purchases, 0);

function Sentences({ none, all }: { none: string; all: readonly string[] }) {
  if (all.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.sentences}>
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Weeks({ answer, result: { weeks, already_subscribed } }: Pick<ResultProps, 'answer' | 'result'>) {
  const currencies = [...new Set(weeks.map(({ currency }) => currency))].sort();
  const [chosen, setChosen] = useState(currencies.includes('USD') ? 'USD' : currencies[0]);
  const own = weeks.filter(({ currency }) => currency === chosen);
  return (
    <Panel
      title="Money by week, after what went back"
      aside={
        <span className={kit.acts}>
          {currencies.length > 1 && (
            <span className={form.choice} role="toolbar" aria-label="Currency">
              {currencies.map((currency) => (
                <button
                  key={currency}
                  type="button"
                  aria-pressed={currency === chosen}
                  onClick={() => setChosen(currency)}
                >
                  {currency}
                </button>
              ))}
            </span>
          )}
          <DownloadCsv name={`rehearsal-${answer.last_day}`} csv={() => tableCsv(weekColumns, weeks)} />
        </span>
      }
      foot={`Tax inside, fees not taken off; currencies are never added up. Weeks begin on Monday, UTC; the first and the last may be cut. ${countText(already_subscribed)} subscriptions from before ${answer.first_day} stay as they are: their money is “already subscribed”.`}
    >
      <DataTable
        columns={weekColumns}
        rows={own}
        keyOf={({ week }) => week}
        sums={chosen === undefined ? [] : [{ ...sumOf(own), week: 'All weeks', currency: chosen }]}
        isPassedOver
      />
    </Panel>
  );
}

const money = (side: 'rehearsed' | 'happened' | 'unchanged') => (row: RehearsedWeek) => (
  <>
    <span>{formatMoney(leftOf(row[side]), row.currency)}</span>
    <small>{partsText(row[side], row.currency)}</small>
  </>
);
const difference = ({ rehearsed, happened, currency }: RehearsedWeek): string =>
  differenceText(leftOf(rehearsed) - leftOf(happened), currency);

const weekColumns: readonly SavedColumn<RehearsedWeek, RehearsedWeek>[] = [
  {
    head: 'Week from',
    isName: true,
    isUnbroken: true,
    cell: ({ week }) => week,
    sum: ({ week }) => week,
    csv: { week: ({ week }) => week, currency: ({ currency }) => currency },
  },
  {
    head: 'With the draft',
    align: 'right',
    cell: money('rehearsed'),
    sum: money('rehearsed'),
    csv: {
      rehearsed_paid_minor: ({ rehearsed }) => rehearsed.paid,
      rehearsed_returned_minor: ({ rehearsed }) => rehearsed.returned,
    },
  },
  {
    head: 'As it was',
    align: 'right',
    cell: money('happened'),
    sum: money('happened'),
    csv: {
      happened_paid_minor: ({ happened }) => happened.paid,
      happened_returned_minor: ({ happened }) => happened.returned,
    },
  },
  {
    head: 'Difference',
    align: 'right',
    isUnbroken: true,
    cell: difference,
    sum: difference,
    csv: { difference_minor: ({ rehearsed, happened }) => leftOf(rehearsed) - leftOf(happened) },
  },
  {
    head: 'Already subscribed: unchanged',
    phoneLabel: 'Unchanged',
    align: 'right',
    cell: money('unchanged'),
    sum: money('unchanged'),
    csv: {
      unchanged_paid_minor: ({ unchanged }) => unchanged.paid,
      unchanged_returned_minor: ({ unchanged }) => unchanged.returned,
    },
  },
];

const countColumns = [
  {
    head: 'What',
    isName: true as const,
    cell: ({ name, group }: CountedRow) => (
      <>
        <span>{name}</span>
        {group === 'Emails' && <small>email</small>}
      </>
    ),
  },
  { head: 'With the draft', align: 'right' as const, cell: ({ rehearsed }: CountedRow) => countText(rehearsed) },
  { head: 'As it was', align: 'right' as const, cell: ({ happened }: CountedRow) => countText(happened) },
  { head: 'Difference', align: 'right' as const, cell: (row: CountedRow) => countDifference(row) },
];
