import type { PublicConfig } from '#contract/config.ts';
import { cookieChoice } from '#contract/cookie-choice.ts';
import { publicConfig } from '#web/platform/public-config.ts';

/**
 * Whether a visitor may be measured. Without a choice the mode decides: opt-out measures until Reject, opt-in waits for
 * Accept.
 * @param cookies as `document.cookie` gives them
 */
export function mayMeasure(mode: PublicConfig['consent_mode'], cookies: string): boolean {
  const choice = cookieChoice(cookies);
  return choice === null ? mode === 'opt-out' : choice === 'accepted';
}

/** Evaluated on each call, because the visitor may have chosen in another tab. */
export function measuringAllowed(): boolean {
  return mayMeasure(publicConfig().consent_mode, document.cookie);
}
