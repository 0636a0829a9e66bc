import type { RevenueMonth, RevenueReport } from '#contract/console/revenue.ts';
import { dayStart } from '#contract/day.ts';
import { isOver } from '#statistics/ripeness.ts';
import { groupBy } from './group-by.ts';
import { ownSums, refundedOf, sumsOf } from './money-sums.ts';
import type { MoneyRow } from './read-money.sql.ts';
import { dayAfter, monthStart, monthStartAfter, revenueDays } from './revenue-days.ts';

interface Money {
  /** Of the days before today. */
  rows: readonly MoneyRow[];
  /** Empty while no payout is known. */
  payoutCurrency: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Epoch ms. */
  now: number;
}

/** The months from the first money to yesterday, the latest first. */
export function monthsOf({ rows, payoutCurrency, today, now }: Money): RevenueMonth[] {
  const own = rows.filter((row) => isPaidOutIn(row, payoutCurrency));
  return monthStarts(rows, today).map((start) => {
    const end = monthStartAfter(start, 1);
    const ofMonth = own.filter(({ fromDay }) => fromDay >= start && fromDay < end);
    const isFull = end <= today;
    const refunded = (within: 30 | 90) => ({
      ...refundedOf(ofMonth, within),
      is_ripe: isFull && isOver(dayStart(end)!, within, now),
    });
    return {
      month: start.slice(0, 7),
      until: isFull ? null : dayAfter(today, -1),
      ...sumsOf(ofMonth),
      refunded_30: refunded(30),
      refunded_90: refunded(90),
    };
  });
}

/** The first days of these months, the latest first; without any money, of the one of yesterday. */
function monthStarts(rows: readonly MoneyRow[], today: string): string[] {
  const latest = monthStart(dayAfter(today, -1));
  const first = rows.reduce((earliest, { fromDay }) => (fromDay < earliest ? fromDay : earliest), latest);
  const starts: string[] = [];
  for (let start = latest; start >= monthStart(first); start = monthStartAfter(start, -1)) starts.push(start);
  return starts;
}

/** Net of the running month, and of as many days of the month before. */
export function soFarOf({ rows, payoutCurrency, today }: Money): RevenueReport['so_far'] {
  const from = monthStart(today);
  const before = monthStartAfter(today, -1);
  const { sameDaysEnd } = revenueDays(today);
  const net = (first: string, end: string) =>
    sumsOf(rows.filter((row) => isPaidOutIn(row, payoutCurrency) && row.fromDay >= first && row.fromDay < end)).net;
  return {
    from,
    to: from === today ? null : dayAfter(today, -1),
    net: net(from, today),
    before_net: net(before, sameDaysEnd),
  };
}

/** Money that was paid out in another currency or has no known payout, by month and currency, the latest first. */
export function othersOf({ rows, payoutCurrency }: Pick<Money, 'rows' | 'payoutCurrency'>): RevenueReport['others'] {
  const groups = groupBy(
    rows.filter((row) => !isPaidOutIn(row, payoutCurrency)),
    ({ fromDay, payoutCurrency: payout, currency }) => `${fromDay.slice(0, 7)} ${payout} ${currency}`,
  );
  return [...groups]
    .map(([key, own]) => {
      const [month, payout, currency] = key.split(' ') as [string, string, string];
      if (payout === '') return { month, currency, ...ownSums(own), net: null };
      const { paid, tax, net } = sumsOf(own);
      return { month, currency: payout, paid, tax, net };
    })
    .sort((a, b) => (a.month === b.month ? a.currency.localeCompare(b.currency) : b.month.localeCompare(a.month)));
}

export function isPaidOutIn(row: MoneyRow, payoutCurrency: string): boolean {
  return row.payoutCurrency === payoutCurrency && payoutCurrency !== '';
}

/** The month of the report: that which was asked for, else the last full one since the first money, else the running one. */
export function chosenMonth(wanted: string | undefined, firstDay: string | null, today: string): string {
  const running = monthStart(dayAfter(today, -1));
  const full = monthStartAfter(today, -1);
  return wanted ?? (firstDay !== null && firstDay < monthStart(today) ? full : running).slice(0, 7);
}

/** The parts of the money of a month, the largest net first. */
export function splitRows(rows: readonly MoneyRow[], payoutCurrency: string, nameOf: (part: string) => string) {
  const own = rows.filter((row) => isPaidOutIn(row, payoutCurrency));
  return [...groupBy(own, ({ part }) => part)]
    .map(([part, ofPart]) => ({ name: nameOf(part), ...sumsOf(ofPart) }))
    .filter((row) => row.payments !== 0 || row.net !== 0 || row.paid !== 0)
    .sort((a, b) => b.net - a.net || (a.name < b.name ? -1 : 1));
}
