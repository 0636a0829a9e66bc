import { cookieChoice } from '#contract/cookie-choice.ts';
import { publicConfig } from '#web/platform/public-config.ts';

/**
 * Whether the advertiser may learn of this visitor: only after Accept, in both modes.
 * Evaluated on each call, because another tab may have chosen Reject.
 */
export function pixelAllowed(): boolean {
  return Boolean(publicConfig().pixel_id) && cookieChoice(document.cookie) === 'accepted';
}
