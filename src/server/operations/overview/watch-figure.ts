import { addToCusum, cusumIncrement, type Level, type Side } from '#statistics/cusum.ts';
import { usualDays, usualLevel } from '#statistics/usual-level.ts';

/**
 * A change is reported when the cumulative sum reaches this. With five figures on both sides an unchanged business then
 * sees far less than one false alarm a month; `watch-figure.test.ts` has the table.
 */
export const alarmAt = 5;
/** The most that the sum can reach, so that the alarm ends soon after the figure has come back. */
const mostSum = 1.25 * alarmAt;
/** A change before these days is no longer reported. */
const watchedDays = 28;

/** How many full days are needed before the first watched day. */
export const watchedWith = usualDays + watchedDays;

interface Change {
  side: Side;
  /** How many days ago it began; 0 today. */
  daysAgo: number;
}

export interface Watched {
  /** The usual value by now; null before eight weeks are known. */
  usual: number | null;
  /** Null without a change, and before eight weeks are known. */
  change: Change | null;
}

/** A figure's full days, the oldest first and without a gap, and the part of the day after them. */
export interface WatchedFigure {
  before: readonly number[];
  value: number;
  /** The share of a full day's value that has usually come by then; 1 for a full day. */
  share: number;
}

/** Whether a figure is as usual, by a cumulative sum of each side over the last four weeks. */
export function watchFigure({ before, value, share }: WatchedFigure): Watched {
  const levels = levelsOf(before);
  const today = levels.at(-1)!;
  if (today === null) return { usual: null, change: null };
  const part = { mean: today.mean * share, dispersion: today.dispersion };
  const days = levels
    .slice(0, -1)
    .map((level, i) => ({ value: before[before.length - levels.length + 1 + i]!, level }));
  const watched = [...days, { value, level: part }];
  return { usual: part.mean, change: changeOf(watched, 'below') ?? changeOf(watched, 'above') };
}

/** The usual level of each of the last four weeks' days and of the day after them. */
function levelsOf(days: readonly number[]): (Level | null)[] {
  const first = Math.max(days.length - watchedDays, Math.min(days.length, usualDays));
  return Array.from({ length: days.length - first + 1 }, (_, i) =>
    usualLevel(days.slice(Math.max(0, first + i - usualDays), first + i)),
  );
}

function changeOf(days: readonly { value: number; level: Level | null }[], side: Side): Change | null {
  let [sum, began] = [0, 0];
  for (const [i, { value, level }] of days.entries()) {
    const before = sum;
    sum = level === null ? 0 : addToCusum(sum, cusumIncrement(side, value, level), mostSum);
    if (before === 0) began = i;
  }
  return sum >= alarmAt ? { side, daysAgo: days.length - 1 - began } : null;
}

/** The range that contains 19 of 20 usual days (mean ± 1.96 standard deviations); null before eight weeks are known. */
export function usualRange(before: readonly number[]): { low: number; high: number } | null {
  const level = usualLevel(before.slice(-usualDays));
  if (level === null) return null;
  const half = 1.96 * Math.sqrt(level.mean * level.dispersion);
  return { low: Math.round(level.mean - half), high: Math.round(level.mean + half) };
}
