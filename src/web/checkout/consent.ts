import type { Consent } from '#contract/checkout.ts';
import { timeZoneHere } from '#web/platform/time-zone-here.ts';

/**
 * The consent to send once the buyer has ticked the box.
 * @param version of the text on screen
 * @param shownAt epoch ms from which the terms count their dates
 */
export function consentTo(version: string, shownAt: number): Consent {
  return {
    accepted: true,
    version,
    shown_at: new Date(shownAt).toISOString(),
    time_zone: timeZoneHere() ?? 'UTC',
  };
}
