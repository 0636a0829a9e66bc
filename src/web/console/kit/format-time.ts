import { shortDate } from '#contract/short-date.ts';

/** `21 Nov 2026` in this time zone (IANA name). */
export const dayText = (at: string, timeZone: string): string => shortDate(at, timeZone);

/** `21 Nov` in the present year, `4 Dec 2025` in another. `now` is epoch ms. */
export function nearDayText(at: string, timeZone: string, now: number): string {
  const day = dayText(at, timeZone);
  const year = dayText(new Date(now).toISOString(), timeZone).slice(-5);
  return day.endsWith(year) ? day.slice(0, -5) : day;
}

/** `09:42` in this time zone (IANA name), or `09:42:07`. */
export function timeText(at: string, timeZone: string, withSeconds = false): string {
  const second = withSeconds ? '2-digit' : undefined;
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second, timeZone }).format(
    new Date(at),
  );
}
