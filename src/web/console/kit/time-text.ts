import { shortDate } from '#contract/short-date.ts';

/** `21 Nov 2026` in this time zone (IANA name). */
export const dayText = (at: string, timeZone: string): string => shortDate(at, timeZone);

/** `09:42` in this time zone (IANA name), or `09:42:07`. */
export function timeText(at: string, timeZone: string, withSeconds = false): string {
  const second = withSeconds ? '2-digit' : undefined;
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second, timeZone }).format(
    new Date(at),
  );
}
