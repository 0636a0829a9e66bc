import type { Kysely } from 'kysely';
import type { Overview } from '#contract/console/overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';
import { countVisitors } from '#server/analytics/report/read-visits.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { DayFigures, FigureName } from './day-figures.ts';
import { sumParts } from './money-figures.sql.ts';
import { countBegun } from './subscriber-figures.sql.ts';
import { watchFigure } from './watch-figure.ts';

/** The number of weeks that show which share of a day has usually passed by an hour. */
const comparedWeeks = 8;

/** By figure: its value in the part of a day, then in the same hours of the weeks before, the latest first. */
type PartFigures = Record<FigureName, readonly number[]>;

/** Counts a part of a day; its times are epoch ms. */
async function countPart(
  db: Kysely<Schema>,
  part: { startsAt: number; endsAt: number },
  currency: string | null,
): Promise<PartFigures | 'too slow'> {
  const parts = Array.from({ length: comparedWeeks + 1 }, (_, week) => {
    const shift = week * 7 * dayMs;
    return { startsAt: part.startsAt - shift, endsAt: part.endsAt - shift };
  });
  const visits = await countVisitors(db, parts);
  if (visits === 'too slow') return visits;
  const money = await sumParts(db, parts);
  return {
    visits,
    'new subscribers': await countBegun(db, parts),
    'renewals paid': money.map(({ renewals }) => renewals),
    refunds: money.map(({ refunds }) => refunds),
    net: money.map(({ net }) => (currency === null ? 0 : (net[currency] ?? 0))),
  };
}

/** The rows of a day that has begun, until `until` (epoch ms), beside their usual values by then. */
export async function readToday(
  db: Kysely<Schema>,
  { today, until, days }: { today: number; until: number; days: DayFigures },
): Promise<Overview['today'] | 'too slow'> {
  const part = await countPart(db, { startsAt: today, endsAt: until }, days.currency);
  if (part === 'too slow') return part;
  const elapsed = (until - today) / dayMs;
  return figureNames.map((row) => {
    const [value, ...sameHours] = part[row];
    const before = days.values[row];
    const share = shareByNow(sameHours, before, elapsed);
    return rowOf({ row, today, value: value!, before, share });
  });
}

/** The rows of a full day that began at `today` (epoch ms): the last one of `days`. */
export function rowsOfDay(days: DayFigures, today: number): Overview['today'] {
  return figureNames.map((row) => {
    const values = days.values[row];
    return rowOf({ row, today, value: values.at(-1) ?? 0, before: values.slice(0, -1), share: 1 });
  });
}

const figureNames: readonly FigureName[] = ['visits', 'new subscribers', 'renewals paid', 'refunds', 'net'];

interface FigureOfDay {
  row: FigureName;
  /** Epoch ms of the beginning of the day. */
  today: number;
  value: number;
  before: readonly number[];
  share: number;
}

function rowOf({ row, today, ...figure }: FigureOfDay): Overview['today'][number] {
  const { usual, change } = watchFigure(figure);
  const since = change && { side: change.side, since: dayOf(today - change.daysAgo * dayMs) };
  return { row, value: figure.value, usual: usual === null ? null : Math.round(usual), change: since };
}

/**
 * The share of a day's figure that has come by now, from the same weekdays; the share of the time when these have none.
 */
function shareByNow(sameHours: readonly number[], before: readonly number[], elapsed: number): number {
  const fullDays = before.filter((_, i) => (before.length - i) % 7 === 0).slice(-comparedWeeks);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const all = sum(fullDays);
  if (all <= 0) return elapsed;
  return Math.min(1, Math.max(0, sum(sameHours.slice(0, fullDays.length)) / all));
}
