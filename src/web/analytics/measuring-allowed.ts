import type { PublicConfig } from '../../contract/config';
import { cookieChoice } from '../../contract/cookie-choice';
import { publicConfig } from '../platform/public-config';

/**
 * Whether a visitor may be measured. Without a choice the mode decides: opt-out measures until Reject, opt-in waits for Accept.
 * @param cookies as `document.cookie` gives them
 */
export function mayMeasure(mode: PublicConfig['consent_mode'], cookies: string): boolean {
  const choice = cookieChoice(cookies);
  return choice === null ? mode === 'opt-out' : choice === 'accepted';
}

/** Asked anew each time, because the visitor may have chosen in another tab. */
export function measuringAllowed(): boolean {
  return mayMeasure(publicConfig().consent_mode, document.cookie);
}
