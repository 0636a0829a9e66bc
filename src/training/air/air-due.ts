import { type Folded, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { dayAfter, daysBetween, weekdayOf } from '#training/training-day.ts';

/** Days that are looked back on (delight.md § 8). */
export interface AirStretch {
  /** The last one, `YYYY-MM-DD`. */
  end: string;
  days: 7 | 28;
}

const week = 7;
const fourWeeks = 28;
/** Today has a line about it for so many days. */
const openDays = 3;
const sunday = 6;
/** Minutes of the local day; a training day ends at four. */
const eveningBegins = 17 * 60;
const dayEnds = 4 * 60;

/**
 * The week, or the four weeks, that Today has a line about, for three days: on the seventh and the twenty-eighth day
 * from the first flight, later from each Sunday evening. Null on other days, and for a week without a flight.
 * @param minute of the local day
 */
export function airDue(folded: Folded, day: string, minute: number): AirStretch | null {
  const isEvening = minute >= eveningBegins || minute < dayEnds;
  for (let ago = 0; ago < openDays; ago++) {
    const stretch = stretchUntil(folded, dayAfter(day, -ago));
    if (stretch === null || (ago === 0 && !stretch.isCounted && !isEvening)) continue;
    const { end, days } = stretch;
    return settingOf(folded, 'air-seen')?.end === end ? null : { end, days };
  }
  return null;
}

/** The latest one until a day, for the page itself; null before the seventh day. */
export function lastStretch(folded: Folded, day: string): AirStretch | null {
  const [first] = trainedDaysOf(folded);
  if (first === undefined) return null;
  for (let end = day; daysBetween(first, end) >= week - 1; end = dayAfter(end, -1)) {
    const stretch = stretchUntil(folded, end);
    if (stretch !== null) return { end, days: stretch.days };
  }
  return null;
}

/** `isCounted`: from the first flight, and not by the weekday. */
function stretchUntil(folded: Folded, end: string): (AirStretch & { isCounted: boolean }) | null {
  const flown = trainedDaysOf(folded);
  const [first] = flown;
  if (first === undefined) return null;
  const number = daysBetween(first, end) + 1;
  if (number === fourWeeks) return { end, days: fourWeeks, isCounted: true };
  const isEnd = number === week || (number > week && weekdayOf(end) === sunday);
  const hasFlight = flown.some((day) => day <= end && daysBetween(day, end) < week);
  return isEnd && hasFlight ? { end, days: week, isCounted: number === week } : null;
}
