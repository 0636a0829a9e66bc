import { shortDate } from '#contract/short-date.ts';

/** Days as a filter names them: "18 Nov 2026 to 21 Nov 2026", "Since 18 Nov 2026", "Any day". */
export function spanText(from: string | undefined, to: string | undefined): string {
  if (from === undefined && to === undefined) return 'Any day';
  if (from === undefined) return `Until ${dayName(to!)}`;
  if (to === undefined) return `Since ${dayName(from)}`;
  return from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
}

/** At noon a day has the same name in every calendar. */
const dayName = (day: string) => shortDate(`${day}T12:00:00Z`, 'UTC');
