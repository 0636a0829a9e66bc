import { formatMoney } from '#contract/format-money.ts';
import { dayAndMonth } from '#contract/span-days.ts';
import table from '../kit/table.module.css';
import type { NetDay } from './net-scale.ts';

/** The numbers of the chart, to the cent. */
export function NetTable({ days, currency }: { days: readonly NetDay[]; currency: string }) {
  const range = ({ usual }: NetDay) =>
    usual === null ? 'not known yet' : `${formatMoney(usual.low, currency)} to ${formatMoney(usual.high, currency)}`;
  return (
    <details>
      <summary>To the cent</summary>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className={table.right}>
              Net
            </th>
            <th scope="col" className={table.right}>
              19 of 20 usual days
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayAndMonth(day.day)}</th>
              <td className={table.right}>{formatMoney(day.minor, currency)}</td>
              <td className={table.right}>{range(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
