import type { Consent } from '#contract/checkout.ts';
import { termsVersion } from '#contract/purchase-terms.ts';

/** The consent that the payment page sends when the box is ticked. `now` is the product's time, epoch ms. */
export function consentAt(now: number): Consent {
  return { accepted: true, version: termsVersion, shown_at: new Date(now).toISOString(), time_zone: 'Europe/Berlin' };
}
