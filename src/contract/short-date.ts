const short = dateFormat();

/**
 * `26 Dec 2026`
 * @param instant an ISO 8601 text or epoch ms
 * @param timeZone IANA name of the calendar it is shown by; the device's own when not said
 */
export function shortDate(instant: string | number, timeZone?: string): string {
  const format = timeZone === undefined ? short : dateFormat(timeZone);
  // British English has one short month of four letters.
  return format.format(new Date(instant)).replace('Sept', 'Sep');
}

function dateFormat(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}
