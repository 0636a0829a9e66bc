import type { FunnelQuery } from '../../contract/report';

const dayMs = 86_400_000;

/**
 * The last days up to `today` (a UTC day like 2030-01-31), which is one of them.
 * @throws RangeError when `today` is no day or `count` is no whole number from 1.
 */
export function lastDays(today: string, count: number): Pick<FunnelQuery, 'from' | 'to'> {
  if (!isDay(today)) throw new RangeError(`${today} is no day like 2030-01-31.`);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is no number of days.`);
  return { from: dayOf(Date.parse(today) - (count - 1) * dayMs), to: today };
}

/** Whether the calendar has this day, written like 2030-01-31. As in the report, the first one is in 1970. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  // Some engines turn 30 February into 2 March instead of refusing it.
  return at >= 0 && dayOf(at) === text;
}

/** The day in UTC at `now` (epoch ms). */
export function todayUtc(now: number): string {
  return dayOf(now);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
