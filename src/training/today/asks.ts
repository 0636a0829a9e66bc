import { type Folded, isNotToday, runsOf, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { isLookDue, lookOpened } from '#training/weekly-look/weekly-looks.ts';
import type { DayMinutes } from './today.ts';

/** Things to do on a day besides its exercises. Each can be left out without losing anything. */
export interface Asks {
  /** In the order in which they are done. */
  yardsticks: readonly YardstickId[];
  /** The day on which the weekly look opened; null when none is open, or it is done. */
  weeklyLook: string | null;
  /** Whether the question at the end of a round is open. */
  roundEnd: boolean;
}

/** The number of first training days with yardsticks; afterwards they come with the weekly look. */
const firstDays = 2;
/** On a day this short, only one yardstick leaves time for an exercise. */
const shortDay = 5;
const daysInRound = 28;

/**
 * @param number of the plan's day, from 1
 * @param minutes of the day as they were chosen
 */
export function asksOf(folded: Folded, day: string, number: number, minutes: DayMinutes): Asks {
  const earlierDays = trainedDaysOf(folded).filter((trained) => trained < day);
  const opened = lookOpened(folded, day);
  const measuredFrom = earlierDays.length < firstDays ? day : opened;
  return {
    yardsticks: yardsticksFrom(folded, measuredFrom, day, minutes),
    weeklyLook: isLookDue(folded, day) && !isNotToday(folded, 'weekly look', day) ? opened : null,
    roundEnd: isRoundEnd(folded, day, number),
  };
}

/** @param from the day since which they are due; null when they are not */
function yardsticksFrom(folded: Folded, from: string | null, day: string, minutes: DayMinutes): YardstickId[] {
  if (from === null || minutes === 0 || isNotToday(folded, 'yardsticks', day)) return [];
  const lastDay = (id: YardstickId) => runsOf(folded, id).at(-1)?.day ?? '';
  const due = yardstickIds.filter((id) => lastDay(id) < from);
  if (minutes !== shortDay) return due;
  if (due.length < yardstickIds.length) return [];
  return [...due].sort((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1)).slice(0, 1);
}

/** Asked on the first day of the next round, before anything is done on it. */
function isRoundEnd(folded: Folded, day: string, number: number): boolean {
  const isFirstDay = number > 1 && (number - 1) % daysInRound === 0;
  return isFirstDay && settingOf(folded, 'round-end')?.day !== day && folded.items.every((item) => item.day !== day);
}
