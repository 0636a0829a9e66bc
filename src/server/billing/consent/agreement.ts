import type { Consent } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planChangeAgreement, planTermsVersion } from '#contract/plan-change-terms.ts';
import { purchaseAgreement, termsVersion } from '#contract/purchase-terms.ts';

/** The text that somebody agreed to, and its version. */
export interface Agreement {
  text: string;
  version: string;
}

/** How far a device's clock may be off to be used. It can move the dates in the terms by two days at most. */
const maxClockErrorMs = 36 * 60 * 60_000;

/**
 * The text shown to a person who agrees to buy this offer; null when they saw another version of it.
 * @param now epoch ms
 */
export function agreementToBuy(offer: Offer, consent: Consent, now: number): Agreement | null {
  if (consent.version !== termsVersion) return null;
  const { at, timeZone } = shownOf(consent, now);
  return { text: purchaseAgreement(offer, at, timeZone), version: termsVersion };
}

/** The same for a change of plan at the previewed price. */
export function agreementToChange(preview: PlanPreview, consent: Consent, now: number): Agreement | null {
  if (consent.version !== planTermsVersion) return null;
  return { text: planChangeAgreement(preview, shownOf(consent, now).timeZone), version: planTermsVersion };
}

function shownOf({ shown_at, time_zone }: Consent, now: number): { at: number; timeZone: string } {
  const shownAt = Date.parse(shown_at);
  const isPlausible = Math.abs(shownAt - now) <= maxClockErrorMs;
  return { at: isPlausible ? shownAt : now, timeZone: isTimeZone(time_zone) ? time_zone : 'UTC' };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
