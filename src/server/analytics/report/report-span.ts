import type { FunnelQuery } from '#contract/console/report.ts';
import { dayMs, dayOf, dayStart } from '#contract/day.ts';
import { cutText } from '#quiz/engine/cut-text.ts';

const longestDays = 366;

/** Full days in UTC, first and last included. */
export interface Span {
  from: string;
  to: string;
  /** Epoch ms of the beginning of the first day, and of the end of the last day (not included). */
  startsAt: number;
  endsAt: number;
  days: number;
}

/** The days of a query, or their fault as a text for the operator. */
export function readSpan({ from, to }: Pick<FunnelQuery, 'from' | 'to'>): Span | { fault: string } {
  const startsAt = dayStart(from);
  const lastStartsAt = dayStart(to);
  if (startsAt === null) return { fault: notADay('from', from) };
  if (lastStartsAt === null) return { fault: notADay('to', to) };
  if (startsAt > lastStartsAt) return { fault: 'The first day must not be after the last one.' };
  const span = spanOf(startsAt, lastStartsAt + dayMs);
  return span.days > longestDays ? { fault: `A report covers at most ${longestDays} days.` } : span;
}

/** The span of as many days directly before. */
export function spanBefore({ startsAt, days }: Span): Span {
  return spanOf(startsAt - days * dayMs, startsAt);
}

/** Each day of the span, in order. */
export function daysOf({ startsAt, days }: Span): string[] {
  return Array.from({ length: days }, (_, i) => dayOf(startsAt + i * dayMs));
}

function spanOf(startsAt: number, endsAt: number): Span {
  return { from: dayOf(startsAt), to: dayOf(endsAt - 1), startsAt, endsAt, days: (endsAt - startsAt) / dayMs };
}

function notADay(field: string, text: string): string {
  return `${field} must be a day since 1970, like 2030-01-31; ${cutText(text, 20)} is none.`;
}
