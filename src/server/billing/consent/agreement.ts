import type { Consent } from '#contract/checkout.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planChangeAgreement, planTermsVersion } from '#contract/plan-change-terms.ts';
import { type Purchase, purchaseAgreement, termsVersion } from '#contract/purchase-terms.ts';

/** The text that somebody agreed to, and its version. */
export interface Agreement {
  text: string;
  version: string;
}

/** The dates in terms that were shown longer ago are out of date; their buyer is shown the terms again. */
const longestShownMs = 24 * 60 * 60_000;
/**
 * Most by which a page's time can be ahead of this server's: pages take theirs from our answers, and several servers
 * differ a little.
 */
const mostAheadMs = 5 * 60_000;

/**
 * The text shown to a person who agrees to buy this offer. Its dates are computed from the time that the page sent,
 * because the page computed those on screen from it. Null when they saw another version of the text, or when that time
 * is impossible.
 * @param now epoch ms
 */
export function agreementToBuy(offer: Purchase, consent: Consent, now: number): Agreement | null {
  if (consent.version !== termsVersion) return null;
  const shownAt = Date.parse(consent.shown_at);
  if (!(shownAt >= now - longestShownMs && shownAt <= now + mostAheadMs)) return null;
  return { text: purchaseAgreement(offer, shownAt, timeZoneOf(consent)), version: termsVersion };
}

/** The same for a change of plan at the previewed price. */
export function agreementToChange(preview: PlanPreview, consent: Consent): Agreement | null {
  if (consent.version !== planTermsVersion) return null;
  return { text: planChangeAgreement(preview, timeZoneOf(consent)), version: planTermsVersion };
}

function timeZoneOf({ time_zone }: Consent): string {
  return isTimeZone(time_zone) ? time_zone : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
