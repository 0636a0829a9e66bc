import { dayAfter, weekdayOf } from '#training/training-day.ts';

/** The weekly look is open on its weekday and two days more; then it is not there until the next week. */
const openDays = 3;

/**
 * The day on which the present weekly look opened; null when none is open. The first one opens in the week after the
 * first training day.
 * @param weekday the chosen one; null for that of the first training day
 * @param firstDay the first training day; null before it
 */
export function lookOpenedOn(day: string, weekday: number | null, firstDay: string | null): string | null {
  if (firstDay === null) return null;
  const since = (weekdayOf(day) - (weekday ?? weekdayOf(firstDay)) + 7) % 7;
  const opened = dayAfter(day, -since);
  return since < openDays && opened > firstDay ? opened : null;
}
