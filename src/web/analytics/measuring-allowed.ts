import type { PublicConfig } from '../../contract/config';
import { consentCookie } from '../../contract/limits';
import { publicConfig } from '../platform/public-config';

/**
 * Whether a visitor may be measured. Without a choice the mode decides: opt-out measures until Reject, opt-in waits for Accept.
 * @param cookies as `document.cookie` gives them
 */
export function mayMeasure(mode: PublicConfig['consent_mode'], cookies: string): boolean {
  const choice = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie.name}=`));
  if (choice === undefined) return mode === 'opt-out';
  return choice === `${consentCookie.name}=true`;
}

/** Asked anew each time, because the visitor may have chosen in another tab. */
export function measuringAllowed(): boolean {
  return mayMeasure(publicConfig().consent_mode, document.cookie);
}
