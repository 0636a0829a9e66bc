const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

type Instant = string | number | Date;

/** `26 Dec`, in the device's time zone, of an ISO 8601 text or epoch ms. */
export function dayAndMonth(instant: Instant): string {
  return plainMonths(day.format(new Date(instant)));
}

/** `26 Dec 2026` */
export function shortDate(instant: Instant): string {
  return plainMonths(short.format(new Date(instant)));
}

/** `26 December 2026` */
export function longDate(instant: Instant): string {
  return long.format(new Date(instant));
}

/** Some browsers write September with four letters, others with three. */
function plainMonths(text: string): string {
  return text.replace('Sept', 'Sep');
}
