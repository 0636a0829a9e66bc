import { keepLanding } from '../analytics/early-events';
import { measuringAllowed } from '../analytics/measuring-allowed';

/** The page on arrival, as `readLanding` takes it apart; in memory, so that a later Accept can still keep what it says. */
let landing = '';

/** § 4, the boot's last step: notes the address before anything changes it. It is read once the tracker's code is there. */
export function captureAttribution(): void {
  landing ||= [location.pathname + location.search, document.referrer, Date.now()].join('\n');
  if (measuringAllowed()) keepLanding(landing);
}

export function landingOfPage(): string {
  return landing;
}
