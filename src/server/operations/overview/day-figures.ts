import type { Kysely } from 'kysely';
import type { Overview } from '#contract/console/overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { countVisitorsByDay } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type DayMoney, listMoneyByDay } from './money-figures.sql.ts';
import { countBegunByDay } from './subscriber-figures.sql.ts';

export type FigureName = Overview['today'][number]['row'];

/** The figures of full days until a moment. */
export interface DayFigures {
  /** By figure: the value of each day since its first one, the oldest first and without a gap. */
  values: Record<FigureName, readonly number[]>;
  money: readonly DayMoney[];
  /** The currency of the net, which is that of most days; null before the first payment. */
  currency: string | null;
}

/** Reads the figures of `days` full days until the beginning of a day (epoch ms). */
export async function readDayFigures(
  db: Kysely<Schema>,
  { until, days }: { until: number; days: number },
): Promise<DayFigures | 'too slow'> {
  const span = { startsAt: until - days * dayMs, endsAt: until };
  const names = Array.from({ length: days }, (_, i) => dayOf(span.startsAt + i * dayMs));
  const visits = await countVisitorsByDay(db, span);
  if (visits === 'too slow') return visits;
  const begun = await countBegunByDay(db, span);
  const money = await listMoneyByDay(db, span.startsAt);
  // Today's money counts for the currency, so that a business has one on the day of its first sale.
  const currency = mainCurrency(money);
  return figuresOf({ names, visits, begun, currency, money: money.filter(({ day }) => day < dayOf(until)) });
}

interface Read extends Pick<DayFigures, 'currency' | 'money'> {
  names: readonly string[];
  visits: ReadonlyMap<string, number>;
  begun: ReadonlyMap<string, number>;
}

/** The days before a figure's first value are unknown, not days with 0. */
function figuresOf({ names, visits, begun, currency, money }: Read): DayFigures {
  const ofDay = new Map<string, DayMoney[]>();
  for (const one of money) ofDay.set(one.day, [...(ofDay.get(one.day) ?? []), one]);
  const sum = (day: string, of: (one: DayMoney) => number) =>
    (ofDay.get(day) ?? []).reduce((total, one) => total + of(one), 0);
  const since = (first: string | undefined, of: (day: string) => number) =>
    names.filter((day) => first !== undefined && day >= first).map(of);
  const firstSold = [...begun.keys(), ...ofDay.keys()].toSorted()[0];
  return {
    money,
    currency,
    values: {
      visits: since([...visits.keys()].toSorted()[0], (day) => visits.get(day) ?? 0),
      'new subscribers': since(firstSold, (day) => begun.get(day) ?? 0),
      'renewals paid': since(firstSold, (day) => sum(day, ({ renewals }) => renewals)),
      refunds: since(firstSold, (day) => sum(day, ({ refunds }) => refunds)),
      net: since(firstSold, (day) => sum(day, (one) => (one.currency === currency ? one.minor : 0))),
    },
  };
}

/** The currency of most days; null before the first payment. */
function mainCurrency(days: readonly { currency: string }[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of days) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
