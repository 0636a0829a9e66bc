import { dayMs } from '#contract/day.ts';

/** A device's clock may be wrong by a day; an agreement older than this is to be asked for again. */
const longestMs = 366 * dayMs;

/** Whether a device can have been agreed to at that time. `agreedAt` and `now` are epoch ms. */
export function isPlausibleConsent(agreedAt: number, now: number): boolean {
  return agreedAt <= now + dayMs && agreedAt > now - longestMs;
}
