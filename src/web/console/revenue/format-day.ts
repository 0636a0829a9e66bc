const month = (day: string) => new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
const text = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(month(day)).replace('Sept', 'Sep');

/** `Oct 2026` of a month or a day in UTC. */
export const monthText = (day: string): string => text(day, { month: 'short', year: 'numeric' });
/** `October 2026` */
export const longMonthText = (day: string): string => text(day, { month: 'long', year: 'numeric' });
/** `October` */
export const monthName = (day: string): string => text(day, { month: 'long' });
/** `Oct` */
export const shortMonth = (day: string): string => text(day, { month: 'short' });
/** `21 Nov` of a day in UTC. */
export const dayMonthText = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day)}`;

/** `1st`, `2nd`, `20th`. */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${ending}`;
}
