import type { Consent } from '#contract/checkout.ts';

/**
 * What is sent when somebody has ticked that they agree.
 * @param version of the words on the screen
 * @param shownAt epoch ms at which they were worked out
 */
export function consentTo(version: string, shownAt: number): Consent {
  return {
    accepted: true,
    version,
    shown_at: new Date(shownAt).toISOString(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
  };
}
