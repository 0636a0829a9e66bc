import type { HealthLine, Overview } from '#contract/console-overview.ts';
import { classNames } from '#web/ui/class-names.ts';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { Sign } from '../kit/sign.tsx';
import table from '../kit/table.module.css';
import { timeText } from '../kit/time-text.ts';
import { countText, moneyText, rowName, unusualRows } from './overview-words.ts';
import { spanDays } from './span-days.ts';

const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** What has come today, beside what usually has by this hour of the weekday. */
export function TodayPanel({ overview: { today, now, currency } }: { overview: Overview }) {
  const outside = unusualRows(today).map(({ name }) => name);
  const short = (row: string, value: number) =>
    row === 'net' && currency !== null ? moneyText(value, currency, 'short') : countText(value);
  return (
    <Panel
      title={`Today until ${timeText(now, 'UTC')}`}
      foot={`Usual: the same hours of the last 8 ${weekdays[new Date(now).getUTCDay()]}, UTC.`}
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">So far</th>
            <th scope="col" className={table.right}>
              Today
            </th>
            <th scope="col" className={table.right}>
              Usual
            </th>
          </tr>
        </thead>
        <tbody>
          {today.map(({ row, value, usual }) => (
            <tr key={row}>
              <th scope="row" className={table.noWrap}>
                {rowName(row)} {outside.includes(rowName(row).toLowerCase()) && <Sign kind="look" />}
              </th>
              <td className={table.right}>
                {row === 'net' && currency !== null ? moneyText(value, currency) : countText(value)}
              </td>
              <td className={table.right}>
                {usual === null ? 'not known yet' : `${short(row, usual.low)} to ${short(row, usual.high)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The state of each part of the system, each with its sign. */
export function SystemPanel({ lines }: { lines: readonly HealthLine[] }) {
  return (
    <Panel title="System">
      <ul className={classNames(list.list, list.health)}>
        {lines.map(({ name, sign, value, note }) => (
          <li key={name}>
            <Sign kind={sign} />
            <span>{name}</span>
            <span>{value}</span>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The renewals of the next seven days: what ends instead, what is charged, and who was reminded. */
export function RenewalsPanel({ renewals }: { renewals: Overview['renewals'] }) {
  const { days, due, cancelled, to_charge, amounts, reminded } = renewals;
  const charged = [countText(to_charge), ...amounts.map(({ minor, currency }) => moneyText(minor, currency))];
  const facts = [
    ['Due', countText(due)],
    ['Cancelled already, end instead', countText(cancelled)],
    ['To be charged, with tax', charged.join(' · ')],
    [
      'Reminder sent 7 days before',
      to_charge === 0 ? 'None to send' : `${countText(reminded)} of ${countText(to_charge)}`,
    ],
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
