import type { Kysely } from 'kysely';
import type { Overview, OverviewSpan } from '#contract/console-overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { readVisits } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { countPart, rowsOf } from './count-part.ts';
import { knownSince, mainCurrency } from './known-money.ts';
import { type DayNet, listNetByDay } from './money-figures.sql.ts';
import { overviewSpan } from './overview-span.ts';
import { countBegun, countRenewals, countStanding } from './subscriber-figures.sql.ts';
import { sameHours, usualRange, usualWeeks } from './usual-range.ts';

/** Days in the chart, and the weeks before them that say what is usual. */
const shownDays = 28;
const readDays = shownDays + usualWeeks * 7;

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
  const part = await countPart(db, { startsAt: today, endsAt: until });
  if (part === 'too slow') return part;
  const net = await listNetByDay(db, Math.min(today - readDays * dayMs, before.startsAt));
  const currency = mainCurrency(net);
  const { active, left } = await countStanding(db, {
    moments: [days.endsAt, days.startsAt],
    ends: [today, today - 28 * dayMs],
  });
  const [begun, begunBefore] = await countBegun(db, [days, before]);
  const known = knownSince(net);
  return {
    now: new Date(until).toISOString(),
    days: { from: days.from, to: days.to },
    days_before: { from: before.from, to: before.to },
    figures: {
      net: sumOf(net, days),
      net_before: sumOf(net, before),
      new_subscribers: begun!,
      new_subscribers_before: begunBefore!,
      paid: { count: visits.now.paid, of: visits.now.visits },
      paid_before: { count: visits.before.paid, of: visits.before.visits },
      active: active[0]!,
      active_before: active[1]!,
      left: left[0]!,
      left_before: left[1]!,
    },
    today: rowsOf(part, { currency, known }),
    currency,
    net_by_day: netByDay(net, { currency, today, known }),
    renewals: await readRenewals(db, today),
  };
}

function sumOf(net: readonly DayNet[], { from, to }: { from: string; to: string }): Counted['figures']['net'] {
  const sums = new Map<string, number>();
  for (const { day, currency, minor } of net) {
    if (day >= from && day <= to) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor })).sort((a, b) => b.minor - a.minor);
}

function netByDay(
  net: readonly DayNet[],
  { currency, today, known }: { currency: string | null; today: number; known: number },
): Counted['net_by_day'] {
  if (currency === null) return [];
  const own = new Map(net.filter((one) => one.currency === currency).map(({ day, minor }) => [day, minor]));
  const minorAt = (at: number) => own.get(dayOf(at)) ?? 0;
  return Array.from({ length: shownDays }, (_, i) => {
    const startsAt = today - (shownDays - i) * dayMs;
    const same = sameHours({ startsAt, endsAt: startsAt + dayMs }).filter((day) => day.startsAt >= known);
    return {
      day: dayOf(startsAt),
      minor: minorAt(startsAt),
      usual: usualRange(same.map((day) => minorAt(day.startsAt))),
    };
  });
}

/** The renewals of the seven days from the beginning of a day (epoch ms). */
export async function readRenewals(db: Kysely<Schema>, today: number): Promise<Counted['renewals']> {
  const span = { startsAt: today, endsAt: today + 7 * dayMs };
  const { cancelled, to_charge, reminded, amounts } = await countRenewals(db, span);
  const days = { from: dayOf(span.startsAt), to: dayOf(span.endsAt - 1) };
  return { days, due: cancelled + to_charge, cancelled, to_charge, amounts, reminded };
}
