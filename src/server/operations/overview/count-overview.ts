import type { Kysely } from 'kysely';
import type { Overview, OverviewSpan } from '#contract/console/overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { readVisits } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { readToday } from './count-part.ts';
import { type DayFigures, readDayFigures } from './day-figures.ts';
import type { DayMoney } from './money-figures.sql.ts';
import { countBegun, countRenewals, countStanding } from './subscriber-figures.sql.ts';
import { usualRange, watchedWith } from './watch-figure.ts';

/** Days in the chart. */
const shownDays = 28;

type Counted = Omit<Overview, 'system'>;

/** Counts all figures as of `until` (epoch ms). */
export async function countOverview(
  db: Kysely<Schema>,
  span: OverviewSpan,
  until: number,
): Promise<Counted | 'too slow'> {
  const { span: days, before } = overviewSpan(span, until);
  const today = days.endsAt;
  const visits = await readVisits(db, { span: days, before });
  if (visits === 'too slow') return visits;
  const read = await readDayFigures(db, { until: today, days: watchedWith });
  if (read === 'too slow') return read;
  const todayRows = await readToday(db, { today, until, days: read });
  if (todayRows === 'too slow') return todayRows;
  const { active, left } = await countStanding(db, {
    moments: [days.endsAt, days.startsAt],
    ends: [today, today - 28 * dayMs],
  });
  const [begun, begunBefore] = await countBegun(db, [days, before]);
  return {
    now: new Date(until).toISOString(),
    days: { from: days.from, to: days.to },
    days_before: { from: before.from, to: before.to },
    figures: {
      net: sumOf(read.money, days),
      net_before: sumOf(read.money, before),
      new_subscribers: begun!,
      new_subscribers_before: begunBefore!,
      paid: { count: visits.now.paid, of: visits.now.visits },
      paid_before: { count: visits.before.paid, of: visits.before.visits },
      active: active[0]!,
      active_before: active[1]!,
      left: left[0]!,
      left_before: left[1]!,
    },
    today: todayRows,
    currency: read.currency,
    net_by_day: netByDay(read, today),
    renewals: await readRenewals(db, today, until),
  };
}

function sumOf(net: readonly DayMoney[], { from, to }: { from: string; to: string }): Counted['figures']['net'] {
  const sums = new Map<string, number>();
  for (const { day, currency, minor } of net) {
    if (day >= from && day <= to) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor })).sort((a, b) => b.minor - a.minor);
}

function netByDay({ currency, values: { net } }: DayFigures, today: number): Counted['net_by_day'] {
  if (currency === null) return [];
  return Array.from({ length: shownDays }, (_, i) => {
    const daysAgo = shownDays - i;
    const before = net.slice(0, Math.max(0, net.length - daysAgo));
    return { day: dayOf(today - daysAgo * dayMs), minor: net.at(-daysAgo) ?? 0, usual: usualRange(before) };
  });
}

/** The renewals of the seven days from the beginning of a day, as of `now` (both epoch ms). */
export async function readRenewals(db: Kysely<Schema>, today: number, now: number): Promise<Counted['renewals']> {
  const span = { startsAt: today, endsAt: today + 7 * dayMs };
  const counted = await countRenewals(db, span, now);
  const days = { from: dayOf(span.startsAt), to: dayOf(span.endsAt - 1) };
  return { days, due: counted.cancelled + counted.to_charge, ...counted };
}

/** Full days in UTC. */
interface FullDays {
  /** The first and the last day. */
  from: string;
  to: string;
  /** Epoch ms of the beginning of the first day, and of the end of the last one. */
  startsAt: number;
  endsAt: number;
  days: number;
}

/** The full days of a span until yesterday, and as many before. On the first of a month it is the month before. */
export function overviewSpan(span: OverviewSpan, now: number): { span: FullDays; before: FullDays } {
  const endsAt = now - (now % dayMs);
  const days = span === 'month' ? daysOfMonth(endsAt) : span === '28 days' ? 28 : 7;
  return { span: fullDays(endsAt - days * dayMs, days), before: fullDays(endsAt - 2 * days * dayMs, days) };
}

/** The days of the calendar month that are over. `endsAt` is the beginning of today. */
function daysOfMonth(endsAt: number): number {
  return new Date(endsAt - dayMs).getUTCDate();
}

function fullDays(startsAt: number, days: number): FullDays {
  const endsAt = startsAt + days * dayMs;
  return { from: dayOf(startsAt), to: dayOf(endsAt - 1), startsAt, endsAt, days };
}
