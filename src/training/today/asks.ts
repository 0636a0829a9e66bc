import { type AirStretch, airDue } from '#training/air/air-due.ts';
import { type Folded, isNotToday, runsOf, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { isLookDue, lookOpened } from '#training/weekly-look/weekly-looks.ts';
import type { DayMinutes } from './today.ts';

/** Things to do on a day besides its exercises. Each can be left out without losing anything. */
export interface Asks {
  /** The week that can be looked at; null when there is none to show. */
  air: AirStretch | null;
  /** In the order in which they are done. */
  yardsticks: readonly YardstickId[];
  /** The day on which the weekly look opened; null when none is open, or it is done. */
  weeklyLook: string | null;
  /** Whether the question at the end of a round is open. */
  roundEnd: boolean;
}

/** Training days with yardsticks: the second and the third; afterwards they come with the weekly look. */
const firstMeasured = 1;
const lastMeasured = 2;
/** On a day this short, one yardstick is enough. */
const shortDay = 5;
const daysInRound = 28;

interface AskedDay {
  day: string;
  /** Of the local day. */
  minute: number;
  /** Of the plan's day, from 1. */
  number: number;
  /** As they were chosen. */
  minutes: DayMinutes;
}

export function asksOf(folded: Folded, { day, minute, number, minutes }: AskedDay): Asks {
  const opened = lookOpened(folded, day);
  return {
    air: airDue(folded, day, minute),
    yardsticks: yardsticksFrom(folded, measuredFrom(folded, day, opened), day, minutes),
    weeklyLook: isLookDue(folded, day) && !isNotToday(folded, 'weekly look', day) ? opened : null,
    roundEnd: isRoundEnd(folded, day, number),
  };
}

/** Only after the day's flight, which they neither delay nor shorten, and never on the first day (delight.md § 3). */
function measuredFrom(folded: Folded, day: string, opened: string | null): string | null {
  const earlierDays = trainedDaysOf(folded).filter((trained) => trained < day).length;
  const hasFlown = folded.items.some((item) => item.day === day);
  if (!hasFlown || earlierDays < firstMeasured) return null;
  return earlierDays <= lastMeasured ? day : opened;
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

/** What a day can ask, the most needed first; of those that are open it asks one (delight.md § 9). */
export const askOrder = ['consent', 'habit day', 'say again', 'air', 'weekly look', 'yardsticks', 'round end'] as const;

export type AskKind = (typeof askOrder)[number];

/** Asked on the first day of the next round, before anything is done on it. */
function isRoundEnd(folded: Folded, day: string, number: number): boolean {
  const isFirstDay = number > 1 && (number - 1) % daysInRound === 0;
  return isFirstDay && settingOf(folded, 'round-end')?.day !== day && folded.items.every((item) => item.day !== day);
}
