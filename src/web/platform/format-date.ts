import { madeOnce } from '#contract/made-once.ts';
import { shortDate } from '#contract/short-date.ts';

const day = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const long = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));
const time = madeOnce(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** ISO 8601 or epoch ms; shown in the device's time zone. */
type Instant = string | number;

/** `26 Dec` */
export function dayAndMonth(instant: Instant): string {
  return day().format(new Date(instant)).replace('Sept', 'Sep');
}

/** `26 December 2026` */
export function longDate(instant: Instant): string {
  return long().format(new Date(instant));
}

/** `26 Dec 2026, 23:59` */
export function dateAndTime(instant: Instant): string {
  return `${shortDate(instant)}, ${time().format(new Date(instant))}`;
}
