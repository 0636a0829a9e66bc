import { isOwnEndpoint } from '../../contract/egress';
import { startTracker } from '../../tracker/start-tracker';
import { loadPixel } from '../pixel/load-pixel';
import { publicConfig } from '../platform/public-config';
import { keepAttribution } from '../visitor/keep-attribution';
import { knownAttribution } from '../visitor/known-attribution';
import { useVisitor } from '../visitor/visitor';
import { useAnalyticsStore } from './analytics-store';
import { countEvent } from './count-event';
import { measuringAllowed } from './measuring-allowed';
import { toAmplitude } from './to-amplitude';
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
  const { api_key, endpoint } = publicConfig().analytics;
  const tracker = startTracker({
    apiKey: api_key,
    endpoint,
    isAllowed: measuringAllowed,
    commonProperties: sessionProperties,
    ...(isOwnEndpoint(endpoint) ? { capture: trackAt } : { permitted: toAmplitude }),
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

function sessionProperties(): Record<string, unknown> {
  const { source } = knownAttribution();
  return { cohort: useVisitor.getState().cohort, ...(source !== '' && { source }) };
}

/** § 4: the first visit is told about 100 ms after the start, then visits are counted, one a page load. */
export function countVisit() {
  if (isVisitCounted) return;
  isVisitCounted = true;
  setTimeout(() => {
    if (!measuringAllowed()) return;
    const { countVisits } = useAnalyticsStore.getState();
    if (countVisits === 0) track('first_launch_new');
    useAnalyticsStore.setState({ countVisits: countVisits + 1 });
  }, firstLaunchDelayMs);
}
