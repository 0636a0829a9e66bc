import { serverNow } from '#web/platform/server-now.ts';
import { nearDayText, timeText } from '../kit/format-time.ts';

/** "30 Nov, 24:00 UTC", by which the price changes for everybody; a start at midnight is "1 Nov, 00:00 UTC". */
export function endText(at: string, { isStart = false, now = serverNow() } = {}): string {
  const isMidnight = timeText(at, 'UTC') === '00:00';
  if (isStart || !isMidnight) return `${nearDayText(at, 'UTC', now)}, ${timeText(at, 'UTC')} UTC`;
  const lastMoment = new Date(Date.parse(at) - 1).toISOString();
  return `${nearDayText(lastMoment, 'UTC', now)}, 24:00 UTC`;
}
