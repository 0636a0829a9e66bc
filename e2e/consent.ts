import type { Consent } from '#contract/checkout.ts';
import { termsVersion } from '#contract/purchase-terms.ts';

/** The consent that the payment page sends when the box is ticked. */
export function consentNow(): Consent {
  return { accepted: true, version: termsVersion, shown_at: new Date().toISOString(), time_zone: 'Europe/Berlin' };
}
