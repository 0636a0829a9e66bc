import { shortDate } from '#contract/short-date.ts';

/** `21 Nov 2026` in this time zone (IANA name). */
export const dayText = (at: string, timeZone: string): string => shortDate(at, timeZone);

/** `09:42` in this time zone (IANA name). */
export function timeText(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
}
