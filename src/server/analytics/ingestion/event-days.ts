import { dayMs, dayOf, dayStart } from '#contract/day.ts';

/** Late events of these days may still arrive. */
const daysBefore = 2;
/** Tables are made this long in advance, in case none can be made for a while. */
const daysAhead = 7;

export interface DayPlan {
  /** Days (UTC) that need a table. */
  make: string[];
  /** Days whose events have been kept long enough, the oldest first. */
  drop: string[];
}

/** The earliest day whose events are kept. `now` is epoch ms. */
export function firstStoredDay(now: number, retentionDays: number): string {
  return dayOf(now - retentionDays * dayMs);
}

/**
 * The tables to make and to drop, so that each day has its table in time and none is kept too long. `existing` are days
 * like 2030-01-31.
 */
export function planDays(
  existing: readonly string[],
  { now, retentionDays }: { now: number; retentionDays: number },
): DayPlan {
  const wanted = Array.from({ length: daysBefore + 1 + daysAhead }, (_, i) => dayOf(now + (i - daysBefore) * dayMs));
  const firstStored = firstStoredDay(now, retentionDays);
  return {
    make: wanted.filter((day) => !existing.includes(day)),
    drop: existing.filter((day) => day < firstStored).sort(),
  };
}

/** The name of a day's table. `dayOfTable` reads it. */
export function tableOfDay(day: string): string {
  return `events_${day.replaceAll('-', '')}`;
}

/** The day of a table's name; null for other names. */
export function dayOfTable(table: string): string | null {
  const [, year, month, date] = /^events_(\d{4})(\d{2})(\d{2})$/.exec(table) ?? [];
  const day = `${year}-${month}-${date}`;
  return dayStart(day) === null ? null : day;
}
