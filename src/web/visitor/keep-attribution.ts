import { useAnalyticsStore } from '../analytics/analytics-store';
import { readLanding } from '../analytics/early-events';
import { readTouch, withArrival, withoutTouch } from './attribution';
import { landingQuery } from './capture-attribution';
import { knownAttribution } from './known-attribution';

/** Keeps how the visitor came here, and takes it out of the address bar. Only while measuring is allowed. */
export function keepAttribution(): void {
  const touch = readTouch(readLanding() || landingQuery());
  useAnalyticsStore.setState(withArrival(knownAttribution(), touch));
  const rest = withoutTouch(location.search);
  if (rest !== location.search) history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
