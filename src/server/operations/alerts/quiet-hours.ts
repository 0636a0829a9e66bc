import type { QuietHours } from '#server/platform/settings/setting-schemas.ts';

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/**
 * When something may be sent: now, or when the quiet hours end. `now` and the result are epoch ms. Counts minutes of
 * local time, so the result is an hour off in the night in which clocks change.
 */
export function notifyAt(now: number, quiet: QuietHours | null): number {
  if (quiet === null) return now;
  const minute = minuteOfDay(now, quiet.timeZone);
  const { from, until } = quiet;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return now;
  const left = (until - minute + minutesOfDay) % minutesOfDay;
  return now - (now % minuteMs) + left * minuteMs;
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const [hour, minute] = parts.format(at).split(':').map(Number);
  return hour! * 60 + minute!;
}
