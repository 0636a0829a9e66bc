import type { AnalyticsDetail } from '../../contract/config';
import { isOwnEndpoint } from '../../contract/egress';
import { startTracker } from '../../tracker/start-tracker';
import { loadPixel } from '../pixel/load-pixel';
import { publicConfig } from '../platform/public-config';
import { keepAttribution } from '../visitor/keep-attribution';
import { knownAttribution } from '../visitor/known-attribution';
import { visitorCohorts } from '../visitor/visitor-cohorts';
import { useAnalyticsStore } from './analytics-store';
import { countEvent } from './count-event';
import { gateTo } from './gate';
import { measuringAllowed } from './measuring-allowed';
import { type TrackedEvent, track, trackAt } from './track';

/** § 4. */
const firstLaunchDelayMs = 100;

/** Counters and tracker; this file and all it brings come after the first paint. */
export interface Measuring {
  /** Counts an event and hands it to the tracker. */
  take(event: TrackedEvent): void;
  /** Nothing is sent any more, and what waits is erased. */
  end(): void;
}

let isVisitCounted = false;

export function startMeasuring(): Measuring {
  if (measuringAllowed()) keepAttribution();
  const { api_key, endpoint, detail } = publicConfig().analytics;
  const tracker = startTracker({
    apiKey: api_key,
    endpoint,
    isAllowed: measuringAllowed,
    commonProperties: sessionProperties,
    ...whatMayGo(endpoint, detail),
  });
  loadPixel();
  return {
    take({ name, properties, userProperties, at }) {
      useAnalyticsStore.setState((counts) => countEvent(counts, name, properties, at));
      tracker.track({ name, properties, userProperties: { ...userProperties }, at });
      // It may just have been allowed.
      if (name === 'popup_click') loadPixel();
    },
    end: () => tracker.optOut(),
  };
}

/** Everything, with what the tracker takes down by itself, only to our own server and where the operator wants it all. */
function whatMayGo(endpoint: string, detail: AnalyticsDetail) {
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

/** § 4: the first visit is told about 100 ms after the start, then visits are counted, one a page load. */
export function countVisit() {
  if (isVisitCounted) return;
  isVisitCounted = true;
  setTimeout(() => {
    if (!measuringAllowed()) return;
    useAnalyticsStore.setState(({ countVisits }) => ({ countVisits: countVisits + 1 }));
    if (useAnalyticsStore.getState().countVisits === 1) track('first_launch_new');
  }, firstLaunchDelayMs);
}
