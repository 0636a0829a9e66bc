import { saveLanding } from './early-events.ts';
import { measuringAllowed } from './measuring-allowed.ts';

/** The landing page, in the form that `readLanding` parses. In memory, so that a later Accept can still store it. */
let landing = '';

/**
 * § 4, the boot's last step: keeps the address before anything changes it. It is parsed after the tracker's code has
 * loaded.
 */
export function captureAttribution(): void {
  landing ||= [location.pathname + location.search, document.referrer, Date.now()].join('\n');
  if (measuringAllowed()) saveLanding(landing);
}

export function landingOfPage(): string {
  return landing;
}
