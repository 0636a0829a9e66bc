import type { Consent } from '../src/contract/checkout';
import { termsVersion } from '../src/contract/purchase-terms';

/** What the payment page sends when the box is ticked. */
export function consentNow(): Consent {
  return { accepted: true, version: termsVersion, shown_at: new Date().toISOString(), time_zone: 'Europe/Berlin' };
}
