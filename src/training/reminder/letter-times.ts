import { dayAfter, daysBetween, weekdayOf } from '#training/training-day.ts';
import { timeOn, type WeeklyTime } from './zoned-time.ts';

/** What a person who asked for letters gets on a day (delight.md § 10). */
export type LetterKind = 'second flight' | 'first week' | 'weekly';

/** When a person wants letters. */
export interface LetterTimes extends WeeklyTime {
  /** `YYYY-MM-DD` of the first flight, where it is known; null without one, and then only weekly letters come. */
  firstDay: string | null;
}

/** The number of the day from the first flight, from 1. */
const secondDay = 2;
const seventhDay = 7;
/** Earlier ones would come within days of the letter about the first week. */
const firstWeeklyDay = 10;
/** Two weeks reach from any day to the next letter, also over the days without weekly ones. */
const daysAhead = 18;

/** The letter of a local day; null on days without one. */
export function letterOn(day: string, { weekday, firstDay }: LetterTimes): LetterKind | null {
  const number = firstDay === null ? Number.POSITIVE_INFINITY : daysBetween(firstDay, day) + 1;
  if (number === secondDay) return 'second flight';
  if (number === seventhDay) return 'first week';
  return number >= firstWeeklyDay && weekdayOf(day) === weekday ? 'weekly' : null;
}

/** The first moment of a letter after another moment; both are epoch ms. */
export function nextLetterAfter(after: number, times: LetterTimes): number {
  const today = new Date(after).toISOString().slice(0, 10);
  const days = Array.from({ length: daysAhead + 1 }, (_, i) => dayAfter(today, i - 1));
  const due = days.filter((day) => letterOn(day, times) !== null).map((day) => timeOn(day, times));
  return due.find((at) => at > after)!;
}
