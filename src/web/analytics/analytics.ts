import type { Tracker } from '../../tracker/tracker';
import { afterFirstPaint } from '../platform/after-first-paint';
import { publicConfig } from '../platform/public-config';
import { captureAttribution, forgetAttribution } from '../visitor/capture-attribution';
import { useVisitor } from '../visitor/visitor';
import { eraseAnalyticsStore, useAnalyticsStore } from './analytics-store';
import { countEvent } from './count-event';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events';
import { measuringAllowed } from './measuring-allowed';
import { isOwnEndpoint, permittedProperties } from './permitted-properties';
import { receiveEvents, type TrackedEvent, track } from './track';

/** § 4. */
const firstLaunchDelayMs = 100;

let tracker: Tracker | null = null;
let isVisitCounted = false;
let isStarting = false;

/** § 4, third step of the boot: takes events from now on, and fetches the tracker once the page is painted. */
export function startAnalytics(): void {
  receiveEvents(receive);
  if (measuringAllowed()) begin();
  else eraseEarlyEvents();
}

/** The visitor's choice, to be told once the cookie holds it. Reject erases all that measuring has left in this browser. */
export function setOptOut(optOut: boolean): void {
  if (optOut) {
    forget();
  } else {
    captureAttribution();
    begin();
  }
}

function forget() {
  tracker?.optOut();
  tracker = null;
  eraseEarlyEvents();
  eraseAnalyticsStore();
  forgetAttribution();
}

function begin() {
  if (tracker !== null || isStarting) return;
  isStarting = true;
  afterFirstPaint(() => {
    startLoadedTracker()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isStarting = false;
      });
  });
}

async function startLoadedTracker() {
  const { startTracker } = await import('../../tracker/start-tracker');
  if (!measuringAllowed()) return;
  const { api_key, endpoint } = publicConfig().analytics;
  tracker = startTracker({
    apiKey: api_key,
    endpoint,
    isAllowed: measuringAllowed,
    commonProperties: () => permitted({ cohort: useVisitor.getState().cohort }),
  });
  for (const event of readEarlyEvents()) send(tracker, event);
  eraseEarlyEvents();
  countVisit();
}

function receive(event: TrackedEvent) {
  if (!measuringAllowed()) return;
  useAnalyticsStore.setState((counts) => countEvent(counts, event.name, event.properties, event.at));
  if (tracker !== null) send(tracker, event);
  else addEarlyEvent(event);
}

function send(to: Tracker, { name, properties, userProperties, at }: TrackedEvent) {
  to.track({ name, properties: permitted(properties), userProperties: { ...userProperties }, at });
}

function permitted(properties: Readonly<Record<string, unknown>>) {
  return permittedProperties(properties, isOwnEndpoint(publicConfig().analytics.endpoint, location.origin));
}

/** § 4: the first visit is told about 100 ms after the start, then visits are counted, one a page load. */
function countVisit() {
  if (isVisitCounted) return;
  isVisitCounted = true;
  setTimeout(() => {
    if (!measuringAllowed()) return;
    const { countVisits } = useAnalyticsStore.getState();
    if (countVisits === 0) track('first_launch_new');
    useAnalyticsStore.setState({ countVisits: countVisits + 1 });
  }, firstLaunchDelayMs);
}
