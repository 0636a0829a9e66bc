import { dayMs } from '#paddle-emulator/platform/clock.ts';
import type { Cycle } from '#paddle-emulator/platform/entities.ts';

/**
 * The time that is a number of cycles after a start, epoch ms in UTC. Months and years keep the day of the month, or
 * use the last day of a shorter month: 31 January, 28 February, 31 March when each is counted from the same start.
 */
export function addCycles(startMs: number, { interval, frequency }: Cycle, times: number): number {
  const count = frequency * times;
  switch (interval) {
    case 'day':
      return startMs + count * dayMs;
    case 'week':
      return startMs + count * 7 * dayMs;
    case 'month':
      return addMonths(startMs, count);
    case 'year':
      return addMonths(startMs, count * 12);
  }
}

function addMonths(startMs: number, months: number): number {
  const date = new Date(startMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, daysInMonth(date)));
  return date.getTime();
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
