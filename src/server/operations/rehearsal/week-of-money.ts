import { dayMs } from '#contract/day.ts';
import type { WeekOfMoney } from './rehearsed.ts';

/** The Monday (YYYY-MM-DD, UTC) of the week of a time (epoch ms). */
export function weekOf(at: number): string {
  const day = Math.floor(at / dayMs);
  // 1970 began on a Thursday.
  return new Date((day - ((day + 3) % 7)) * dayMs).toISOString().slice(0, 10);
}

/** Adds an amount, signed and in minor units, to its week and currency. */
export function addMoney(
  weeks: WeekOfMoney[],
  { week, currency, grossMinor, isPayment }: { week: string; currency: string; grossMinor: number; isPayment: boolean },
): void {
  let row = weeks.find((one) => one.week === week && one.currency === currency);
  if (row === undefined) {
    row = { week, currency, paidMinor: 0, returnedMinor: 0 };
    weeks.push(row);
  }
  if (isPayment) row.paidMinor += grossMinor;
  // Without -0.
  else row.returnedMinor = 0 + row.returnedMinor - grossMinor;
}
