import { keepLanding } from '../analytics/early-events';
import { measuringAllowed } from '../analytics/measuring-allowed';

/** The query of the address on arrival; in memory, so that a later Accept can still keep what it says. */
let landing: string | null = null;

/** § 4, the boot's last step: notes the address before anything changes it. It is read once the tracker's code is there. */
export function captureAttribution(): void {
  landing ??= location.search;
  if (measuringAllowed()) keepLanding(landing);
}

export function landingQuery(): string {
  return landing ?? '';
}
