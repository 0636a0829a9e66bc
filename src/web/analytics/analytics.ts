import { afterFirstPaint } from '../platform/after-first-paint';
import { analyticsPlace } from './analytics-place';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events';
import type { Measuring } from './measuring';
import { measuringAllowed } from './measuring-allowed';
import { receiveEvents, type TrackedEvent } from './track';

let measuring: Measuring | null = null;
let isStarting = false;
/** Pages of the operator's measure nobody. */
let isMeasured = false;

/** § 4, third step of the boot: takes events from now on, and fetches the tracker once the page is painted. */
export function startAnalytics(): void {
  isMeasured = true;
  receiveEvents(receive);
  if (measuringAllowed()) begin();
  // Reject may have been said in another tab.
  else forget();
}

/** The visitor's choice, to be told once the cookie holds it. Reject erases all that measuring has left in this browser. */
export function setOptOut(optOut: boolean): void {
  if (optOut) forget();
  else begin();
}

/** Acts on what the cookie says now, after another tab may have changed it. */
export function heedChoice(): void {
  if (!isMeasured) return;
  if (measuringAllowed()) begin();
  else if (measuring !== null) forget();
}

function forget() {
  if (measuring !== null) measuring.end();
  else if (document.cookie.includes('AMP_')) eraseIdentity();
  measuring = null;
  eraseEarlyEvents();
  analyticsPlace.erase();
  import('./analytics-store').then(({ eraseAnalyticsStore }) => eraseAnalyticsStore()).catch(logError);
}

/** An earlier visit's cookie; only the tracker knows all that goes with it. */
function eraseIdentity() {
  import('./measuring').then(({ startMeasuring }) => startMeasuring().end()).catch(logError);
}

function logError(error: unknown) {
  console.error(error);
}

function begin() {
  if (measuring !== null || isStarting) return;
  isStarting = true;
  afterFirstPaint(() => {
    startLoaded()
      .catch(logError)
      .finally(() => {
        isStarting = false;
      });
  });
}

async function startLoaded() {
  const { countVisit, startMeasuring } = await import('./measuring');
  if (!measuringAllowed()) return;
  measuring = startMeasuring();
  for (const event of readEarlyEvents()) measuring.take(event);
  eraseEarlyEvents();
  countVisit();
}

function receive(event: TrackedEvent) {
  if (!measuringAllowed()) return;
  if (measuring === null) addEarlyEvent(event);
  else measuring.take(event);
}
