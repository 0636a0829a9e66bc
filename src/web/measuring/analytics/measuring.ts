import type { AnalyticsDetail } from '#contract/config.ts';
import { isOwnEndpoint } from '#contract/egress.ts';
import { startTracker } from '#tracker/start-tracker.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { loadPixel } from '../pixel/load-pixel.ts';
import { visitorCohorts } from '../visitor/visitor.ts';
import { useAnalyticsStore } from './analytics-store.ts';
import { readFullTouch, readLanding, readTouch, withArrival, withFullTouch, withoutTouch } from './attribution.ts';
import { landingOfPage } from './capture-attribution.ts';
import { countEvent } from './count-event.ts';
import { savedLanding } from './early-events.ts';
import { gateTo } from './gate.ts';
import { knownAttribution } from './known-attribution.ts';
import { measuringAllowed } from './measuring-allowed.ts';
import { type TrackedEvent, track, trackAt } from './track.ts';

/** § 4: "about 100 ms". */
const firstLaunchDelayMs = 100;

/** Counters and tracker. This file and everything it imports load after the first paint. */
export interface Measuring {
  /** Counts an event and passes it to the tracker. */
  take(event: TrackedEvent): void;
  /** Stops sending and erases what is queued. */
  end(): void;
}

let isVisitCounted = false;

export function startMeasuring(): Measuring {
  if (measuringAllowed()) saveAttribution();
  const { api_key, endpoint, detail } = publicConfig().analytics;
  const tracker = startTracker({
    apiKey: api_key,
    endpoint,
    isAllowed: measuringAllowed,
    commonProperties: sessionProperties,
    ...limitsFor(endpoint, detail),
  });
  loadPixel();
  return {
    take({ name, properties, userProperties, at }) {
      useAnalyticsStore.setState((counts) => countEvent(counts, name, properties, at));
      tracker.track({ name, properties, userProperties: { ...userProperties }, at });
      // The event may be Accept, which allows the pixel.
      if (name === 'popup_click') loadPixel();
    },
    end: () => tracker.optOut(),
  };
}

/**
 * Stores the attribution of this arrival and removes it from the address bar. Call it only while measuring is allowed.
 */
function saveAttribution(): void {
  const landing = readLanding(savedLanding() || landingOfPage(), location.host);
  if (landing !== null) {
    useAnalyticsStore.setState((known) => ({
      ...withArrival(known, readTouch(landing.query)),
      ...withFullTouch(known, readFullTouch(landing)),
    }));
  }
  const rest = withoutTouch(location.search);
  if (rest !== location.search) history.replaceState(history.state, '', location.pathname + rest + location.hash);
}

/** Autocapture and full detail are sent only to our own server, and only if the operator has enabled them. */
function limitsFor(endpoint: string, detail: AnalyticsDetail) {
  if (detail === 'screens') return { permitted: gateTo('screens') };
  return isOwnEndpoint(endpoint) ? { capture: trackAt } : { permitted: gateTo('amplitude') };
}

function sessionProperties(): Record<string, unknown> {
  const { source, first_touch, last_touch } = knownAttribution();
  const { content_version } = publicConfig();
  return {
    ...visitorCohorts(),
    content_version,
    ...(source !== '' && { source }),
    ...(first_touch && { first_touch }),
    ...(last_touch && { last_touch }),
  };
}

/** § 4: reports the first visit about 100 ms after the start; visits are counted once per page load. */
export function countVisit() {
  if (isVisitCounted) return;
  isVisitCounted = true;
  setTimeout(() => {
    if (!measuringAllowed()) return;
    useAnalyticsStore.setState(({ countVisits }) => ({ countVisits: countVisits + 1 }));
    if (useAnalyticsStore.getState().countVisits === 1) track('first_launch_new');
  }, firstLaunchDelayMs);
}
