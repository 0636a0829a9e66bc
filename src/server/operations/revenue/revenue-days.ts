import { dayMs, dayOf, dayStart } from '#contract/day.ts';

/** The first day of the month of a day. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months later; before, when `months` is negative. */
export function monthStartAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => dayOf(dayStart(day)! + days * dayMs);

/** How long the change of MRR looks back, in days. */
export const mrrChangeDays = 28;

/** The days at which the page splits its figures, besides the beginnings of months. */
export interface RevenueDays {
  /** Today, of which only the MRR at risk is shown. */
  today: string;
  /** Some weeks before it. */
  changeFrom: string;
  /** The end of as many days of the previous month as this month has had. */
  sameDaysEnd: string;
}

/** @param today a day in UTC */
export function revenueDays(today: string): RevenueDays {
  const before = monthStartAfter(today, -1);
  const sameDay = dayAfter(before, Number(today.slice(8)) - 1);
  const month = monthStart(today);
  return { today, changeFrom: dayAfter(today, -mrrChangeDays), sameDaysEnd: sameDay < month ? sameDay : month };
}
