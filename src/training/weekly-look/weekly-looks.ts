import type { QuizName } from '#quiz/catalogue.ts';
import type { LookEntry } from '#training/entries/entry.ts';
import { type Folded, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { dayAfter, weekdayOf } from '#training/training-day.ts';

/**
 * The least number of days from the last day of one week's look to the first day of the next. A look sooner than this
 * belongs to the same week, even if the weekday was changed in between.
 */
export const fewestDaysBetween = 5;
/** After this many days the next look has opened, even if this week's look is done. */
const longestWaitDays = 14;

/** One look for each week, oldest first: the first of several in one week counts. */
export function weeklyLooks({ looks }: Folded): LookEntry[] {
  const counted: LookEntry[] = [];
  for (const look of looks) {
    const last = counted.at(-1);
    if (last === undefined || look.day >= dayAfter(last.day, fewestDaysBetween)) counted.push(look);
  }
  return counted;
}

/** The looks with the questions of a quiz, because only these may be compared. */
export const looksOfQuiz = (folded: Folded, quiz: QuizName): LookEntry[] =>
  weeklyLooks(folded).filter(({ body }) => body.quiz === quiz);

/** The weekday of the weekly look, 0 is Monday; null before one was chosen and before the first training day. */
export function lookWeekday(folded: Folded): number | null {
  const [firstDay] = trainedDaysOf(folded);
  return settingOf(folded, 'look-day') ?? (firstDay === undefined ? null : weekdayOf(firstDay));
}

/** The day on which the look that is open on a day had opened, done or not; null when none is open. */
export function lookOpened(folded: Folded, day: string): string | null {
  const firstDay = trainedDaysOf(folded).find((trained) => trained < day) ?? null;
  return lookOpenedOn(day, settingOf(folded, 'look-day'), firstDay);
}

/** Whether the weekly look that is open on a day can still be done; no look opens in a week in which one was done. */
export function isLookDue(folded: Folded, day: string): boolean {
  const opened = lookOpened(folded, day);
  const last = lastLook(folded, day);
  return opened !== null && (last === null || opened >= dayAfter(last.day, fewestDaysBetween));
}

/** Whether a look was done within the last week. */
export function isLookDone(folded: Folded, day: string): boolean {
  const last = lastLook(folded, day);
  return last !== null && day < dayAfter(last.day, 7);
}

/** The next day after a day on which a weekly look can be done; null before the first training day. */
export function nextLookDay(folded: Folded, day: string): string | null {
  const days = Array.from({ length: longestWaitDays }, (_, after) => dayAfter(day, after + 1));
  return days.find((one) => isLookDue(folded, one)) ?? null;
}

/** The last look until a day. A later look came from a clock that was ahead, and must not block the next one. */
const lastLook = (folded: Folded, day: string): LookEntry | null =>
  weeklyLooks(folded)
    .filter((look) => look.day <= day)
    .at(-1) ?? null;

/** The weekly look is open on its weekday and the two days after it, and then closed until the next week. */
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
