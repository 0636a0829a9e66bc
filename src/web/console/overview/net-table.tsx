import { formatMoney } from '#contract/format-money.ts';
import { dayAndMonth } from '#contract/span-days.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import type { NetDay } from './net-scale.ts';

/** The numbers of the chart, to the cent. */
export function NetTable({ days, currency }: { days: readonly NetDay[]; currency: string }) {
  return (
    <details>
      <summary>To the cent</summary>
      <DataTable columns={columnsIn(currency)} rows={days} keyOf={({ day }) => day} isNarrow isPassedOver />
    </details>
  );
}

const columnsIn = (currency: string): readonly Column<NetDay>[] => [
  { head: 'Day', isName: true, cell: ({ day }) => dayAndMonth(day) },
  { head: 'Net', align: 'right', cell: ({ minor }) => formatMoney(minor, currency) },
  {
    head: '19 of 20 usual days',
    align: 'right',
    cell: ({ usual }) =>
      usual === null ? 'not known yet' : `${formatMoney(usual.low, currency)} to ${formatMoney(usual.high, currency)}`,
  },
];
