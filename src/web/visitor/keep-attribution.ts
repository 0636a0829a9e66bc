import { useAnalyticsStore } from '../analytics/analytics-store';
import { keptLanding } from '../analytics/early-events';
import { readLanding, readTouch, readWholeTouch, withArrival, withoutTouch, withWholeTouch } from './attribution';
import { landingOfPage } from './capture-attribution';

/** Keeps how the visitor came here, and takes it out of the address bar. Only while measuring is allowed. */
export function keepAttribution(): void {
  const landing = readLanding(keptLanding() || landingOfPage(), location.host);
  if (landing !== null) {
    useAnalyticsStore.setState((known) => ({
      ...withArrival(known, readTouch(landing.query)),
      ...withWholeTouch(known, readWholeTouch(landing)),
    }));
  }
  const rest = withoutTouch(location.search);
  if (rest !== location.search) history.replaceState(history.state, '', location.pathname + rest + location.hash);
}
