import { shortDate } from '#contract/short-date.ts';

/** `7 to 13 Nov` or `24 Oct to 20 Nov`; days (UTC) like 2030-01-31. */
export function spanDays(from: string, to: string): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  if (from === to) return last;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? first.split(' ')[0] : first} to ${last}`;
}

/** `13 Nov`. */
export const dayAndMonth = (day: string): string => shortDate(`${day}T12:00:00Z`, 'UTC').slice(0, -5);
