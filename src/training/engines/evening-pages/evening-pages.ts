import type { GuidedNumbers } from '#training/entries/entry.ts';
import type { FactsOf } from '#training/exercises/exercise-facts.ts';
import { answered, type EarlierTime } from '#training/guided/saved-text.ts';
import { trainingDayOf } from '#training/training-day.ts';

export type EveningPage = FactsOf<'evening-pages'>['page'];

/** The largest number of lines on a page. */
export const mostLines: Record<EveningPage, number> = { list: 12, horizon: 0, 'look-back': 3 };

/** The name of each page's stored number, which also identifies the page that an evening had. */
const countOf: Record<EveningPage, string> = { list: 'listed', horizon: 'steps', 'look-back': 'worked' };

const otherPage: Partial<Record<EveningPage, EveningPage>> = { list: 'look-back', 'look-back': 'list' };

/**
 * Whether the page has to wait for another evening: a list for tomorrow and a look back never come on one evening,
 * because the trial compared one with the other (10.1037/xge0000374).
 * @param now epoch ms
 * @param offsetMin local time minus UTC, in minutes
 */
export function waitsForAnotherEvening(
  page: EveningPage,
  past: readonly EarlierTime[],
  now: number,
  offsetMin: number,
): boolean {
  const other = otherPage[page];
  if (other === undefined) return false;
  const today = trainingDayOf(now, offsetMin);
  return past.some(({ at, numbers }) => (numbers[countOf[other]] ?? 0) > 0 && trainingDayOf(at, offsetMin) === today);
}

/** The stored numbers: lines or steps, and the minutes, at most an hour. */
export function eveningNumbers(page: EveningPage, count: number, tookMs: number): GuidedNumbers {
  return {
    numbers: answered({ [countOf[page]]: count, minutes: Math.min(60, Math.max(1, Math.round(tookMs / 60_000))) }),
    words: [],
  };
}
