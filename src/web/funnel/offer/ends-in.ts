import { dayMs } from '#contract/day.ts';
import { dateAndTime } from '#web/platform/format-date.ts';

const hourMs = 60 * 60_000;

/**
 * Until when prices are as they are, in days or hours, never in seconds; the minute and the day stand beside.
 * @param endsAt ISO 8601
 * @param now epoch ms, of the server
 */
export function endsInText(endsAt: string, now: number): string {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return 'These prices have ended. Load the page again to see the new ones.';
  return `These prices end ${leftText(left)}, on ${dateAndTime(endsAt)}.`;
}

function leftText(left: number): string {
  const [days, hours] = [Math.floor(left / dayMs), Math.floor(left / hourMs)];
  if (days >= 2) return `in ${days} days`;
  if (hours >= 2) return `in ${hours} hours`;
  return hours === 1 ? 'in an hour' : 'in less than an hour';
}
