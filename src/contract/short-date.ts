import { madeOnce } from './made-once.ts';

const here = madeOnce(dateFormat);

/**
 * `26 Dec 2026`
 * @param instant an ISO 8601 text or epoch ms
 * @param timeZone IANA name of the calendar; the device's own by default
 */
export function shortDate(instant: string | number, timeZone?: string): string {
  const format = timeZone === undefined ? here() : dateFormat(timeZone);
  // British English abbreviates September to four letters, all other months to three.
  return format.format(new Date(instant)).replace('Sept', 'Sep');
}

function dateFormat(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}
