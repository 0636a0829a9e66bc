import type { OverviewSpan } from '#contract/console-overview.ts';
import { dayMs, dayOf } from '#contract/day.ts';

/** Full days in UTC. */
interface FullDays {
  /** The first and the last day. */
  from: string;
  to: string;
  /** Epoch ms of the beginning of the first day, and of the end of the last one. */
  startsAt: number;
  endsAt: number;
  days: number;
}

/** The full days of a span until yesterday, and as many before. On the first of a month it is the month before. */
export function overviewSpan(span: OverviewSpan, now: number): { span: FullDays; before: FullDays } {
  const endsAt = now - (now % dayMs);
  const days = span === 'month' ? daysOfMonth(endsAt) : span === '28 days' ? 28 : 7;
  return { span: fullDays(endsAt - days * dayMs, days), before: fullDays(endsAt - 2 * days * dayMs, days) };
}

/** The days of the calendar month that are over. `endsAt` is the beginning of today. */
function daysOfMonth(endsAt: number): number {
  return new Date(endsAt - dayMs).getUTCDate();
}

function fullDays(startsAt: number, days: number): FullDays {
  const endsAt = startsAt + days * dayMs;
  return { from: dayOf(startsAt), to: dayOf(endsAt - 1), startsAt, endsAt, days };
}
