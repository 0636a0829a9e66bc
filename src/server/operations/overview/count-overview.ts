import type { Kysely } from 'kysely';
import type { Overview, OverviewSpan } from '#contract/console-overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { readVisits } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type DayNet, listNetByDay, sumParts } from './money-figures.sql.ts';
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
  const parts = [{ startsAt: today, endsAt: until }, ...sameHours({ startsAt: today, endsAt: until })];
  const visits = await readVisits(db, { span: days, before, parts });
  if (visits === 'too slow') return visits;
  const net = await listNetByDay(db, Math.min(today - readDays * dayMs, before.startsAt));
  const currency = mainCurrency(net);
  const { active, left } = await countStanding(db, {
    moments: [days.endsAt, days.startsAt],
    ends: [today, today - 28 * dayMs],
  });
  const [begun, begunBefore, ...begunInParts] = await countBegun(db, [days, before, ...parts]);
  const known = firstDay(net);
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
    today: todayOf(
      { visits: visits.parts, begun: begunInParts, money: await sumParts(db, parts) },
      { currency, known, parts },
    ),
    currency,
    net_by_day: netByDay(net, { currency, today, known }),
    renewals: await renewalsOf(db, today),
  };
}

/** The currency of most days; null before the first payment. */
function mainCurrency(net: readonly DayNet[]): string | null {
  const days = new Map<string, number>();
  for (const { currency } of net) days.set(currency, (days.get(currency) ?? 0) + 1);
  return [...days].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The beginning of the first day of which we have figures, epoch ms: before it nothing is usual. */
function firstDay(net: readonly DayNet[]): number {
  const first = net[0]?.day;
  return first === undefined ? Number.POSITIVE_INFINITY : Date.parse(`${first}T00:00:00Z`);
}

function sumOf(net: readonly DayNet[], { from, to }: { from: string; to: string }): Counted['figures']['net'] {
  const sums = new Map<string, number>();
  for (const { day, currency, minor } of net) {
    if (day >= from && day <= to) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor })).sort((a, b) => b.minor - a.minor);
}

interface InParts {
  visits: readonly number[];
  begun: readonly number[];
  money: Awaited<ReturnType<typeof sumParts>>;
}

function todayOf(
  { visits, begun, money }: InParts,
  { currency, known, parts }: { currency: string | null; known: number; parts: readonly { startsAt: number }[] },
): Counted['today'] {
  const row = (name: Counted['today'][number]['row'], values: readonly number[]) => ({
    row: name,
    value: values[0]!,
    usual: usualRange(values.slice(1).filter((_, i) => parts[i + 1]!.startsAt >= known)),
  });
  return [
    row('visits', visits),
    row('new subscribers', begun),
    row(
      'renewals paid',
      money.map(({ renewals }) => renewals),
    ),
    row(
      'refunds',
      money.map(({ refunds }) => refunds),
    ),
    row(
      'net',
      money.map(({ net }) => (currency === null ? 0 : (net[currency] ?? 0))),
    ),
  ];
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

async function renewalsOf(db: Kysely<Schema>, today: number): Promise<Counted['renewals']> {
  const span = { startsAt: today, endsAt: today + 7 * dayMs };
  const { cancelled, to_charge, reminded, amounts } = await countRenewals(db, span);
  const days = { from: dayOf(span.startsAt), to: dayOf(span.endsAt - 1) };
  return { days, due: cancelled + to_charge, cancelled, to_charge, amounts, reminded };
}
