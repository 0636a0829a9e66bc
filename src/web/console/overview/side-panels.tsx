import type { HealthLine, Overview } from '#contract/console/overview.ts';
import { countText, rowName, rowValue, unusualRows, usualText } from '#contract/console/overview-copy.ts';
import { formatMoney } from '#contract/format-money.ts';
import { partText } from '#contract/format-share.ts';
import { dayAndMonth, spanDays } from '#contract/span-days.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { timeText } from '../kit/format-time.ts';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';

const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Today's figures beside the usual ones at this hour of the weekday, and the changes that are larger than chance. */
export function TodayPanel({ overview: { today, now, currency } }: { overview: Overview }) {
  return (
    <Panel
      title={`Today until ${timeText(now, 'UTC')}`}
      foot={`Usual: by this hour of the last 8 ${weekdays[new Date(now).getUTCDay()]}, UTC. A change is named when it is no chance.`}
    >
      <DataTable columns={todayColumns(today, currency)} rows={today} keyOf={({ row }) => row} isNarrow isPassedOver />
    </Panel>
  );
}

function todayColumns(
  today: Overview['today'],
  currency: Overview['currency'],
): readonly Column<Overview['today'][number]>[] {
  const changed = new Map(unusualRows(today).map((one) => [one.row, one]));
  return [
    {
      head: 'So far',
      isName: true,
      isUnbroken: true,
      cell: (each) => {
        const change = changed.get(each.row);
        return (
          <>
            <span>{`${rowName(each.row)} `}</span>
            {change && <StatusIcon kind={change.isGood ? 'fine' : 'look'} />}
            {each.change !== null && <small>{`${each.change.side} since ${dayAndMonth(each.change.since)}`}</small>}
          </>
        );
      },
    },
    { head: 'Today', align: 'right', cell: (each) => rowValue(each, currency) },
    { head: 'Usual', align: 'right', cell: (each) => usualText(each, currency) },
  ];
}

/** The state of each part of the system, each with its sign. */
export function SystemPanel({ lines }: { lines: readonly HealthLine[] }) {
  return (
    <Panel title="System">
      <ul className={classNames(list.list, list.health)}>
        {lines.map(({ name, sign, value, note }) => (
          <li key={name}>
            <StatusIcon kind={sign} />
            <span>{name}</span>
            <span>{value}</span>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The renewals of the next seven days: endings, charges and sent reminders. */
export function RenewalsPanel({ renewals }: { renewals: Overview['renewals'] }) {
  const { days, due, cancelled, to_charge, amounts, reminders_due, reminded } = renewals;
  const charged = [countText(to_charge), ...amounts.map(({ minor, currency }) => formatMoney(minor, currency))];
  const facts = [
    ['Due', countText(due)],
    ['Cancelled already, end instead', countText(cancelled)],
    ['To be charged, with tax', charged.join(' · ')],
    ['Reminders sent, of those due by now', reminders_due === 0 ? 'None is due' : partText(reminded, reminders_due)],
  ] as const;
  return (
    <Panel title={`Renewals due, ${spanDays(days.from, days.to)}`}>
      <dl className={list.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
