import { dayMs } from '#contract/day.ts';
import { shortDate } from '#contract/short-date.ts';

export interface ReadDay {
  /** Midnight in UTC, epoch ms; two when day and month could be swapped. */
  days: number[];
  readAs: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(${months.join('|')})[a-z]*\\.?`;
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th|\\.)?';
const year = '(20\\d\\d|\\d\\d)';

interface Form {
  pattern: RegExp;
  /** The places of day, month and year in the match; two orders when day and month could be swapped. */
  ways: readonly (readonly [day: number, month: number, year: number])[];
}

/** The most specific form first. */
const forms: readonly Form[] = [
  { pattern: /\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/, ways: [[3, 2, 1]] },
  { pattern: new RegExp(`\\b${dayOfMonth}[ .-]*${month}[ ,-]*(20\\d\\d)\\b`), ways: [[1, 2, 3]] },
  { pattern: new RegExp(`\\b${month}[ .-]*${dayOfMonth}[ ,-]+(20\\d\\d)\\b`), ways: [[2, 1, 3]] },
  { pattern: new RegExp(`\\b${dayOfMonth}[ .-]*${month}(?=\\s|$|,)`), ways: [[1, 2, 0]] },
  { pattern: new RegExp(`\\b${month}[ .-]*(\\d{1,2})(?:st|nd|rd|th)?(?=\\s|$|,)`), ways: [[2, 1, 0]] },
  { pattern: new RegExp(`(?<![\\d.,])(\\d{1,2})\\.(\\d{1,2})\\.(?:${year})?(?=\\s|$|,)`), ways: [[1, 2, 3]] },
  {
    pattern: new RegExp(`(?<![\\d.,/])(\\d{1,2})/(\\d{1,2})(?:/${year})?(?=\\s|$|,)`),
    ways: [
      [1, 2, 3],
      [2, 1, 3],
    ],
  },
  // Without the second point it could be an amount, so it comes last, and at the end of the text first.
  { pattern: /(?<![\d.,])(\d{1,2})\.(\d{1,2})(?=$|,)/, ways: [[1, 2, 0]] },
  { pattern: /(?<![\d.,])(\d{1,2})\.(\d{1,2})(?=\s|,)/, ways: [[1, 2, 0]] },
];

/**
 * Each form in which a day is found in a text, the most specific first, with the rest of the text.
 * @param text lower-cased
 * @param now epoch ms; a day without a year is the last such day
 */
export function* readDay(text: string, now: number): Generator<{ day: ReadDay; rest: string }> {
  for (const { pattern, ways } of forms) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const days = [...new Set(ways.flatMap((way) => dayOf(found, way, now) ?? []))];
    if (days.length === 0) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim();
    yield { day: { days, readAs: days.map((day) => shortDate(day, 'UTC')).join(' or ') }, rest };
  }
}

function dayOf(found: RegExpExecArray, [day, month, year]: Form['ways'][number], now: number): number | null {
  const monthIndex = monthOf(found[month]!);
  const given = year === 0 ? undefined : found[year];
  if (given !== undefined)
    return midnight(Number(given) + (given.length === 2 ? 2000 : 0), monthIndex, Number(found[day]));
  const thisYear = new Date(now).getUTCFullYear();
  const candidates = [thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4];
  // One day ahead of UTC counts as past, because it is tomorrow already in some places.
  const days = candidates.map((one) => midnight(one, monthIndex, Number(found[day])));
  return days.find((one) => one !== null && one <= now + dayMs) ?? null;
}

function monthOf(written: string): number {
  const named = months.indexOf(written.slice(0, 3));
  return named === -1 ? Number(written) - 1 : named;
}

/** Null when there is no such day. */
function midnight(year: number, month: number, day: number): number | null {
  const at = Date.UTC(year, month, day);
  const date = new Date(at);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? at : null;
}
