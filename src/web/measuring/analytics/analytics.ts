import { afterFirstPaint } from '#web/platform/after-first-paint.ts';
import { analyticsPlace } from './analytics-place.ts';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events.ts';
import type { Measuring } from './measuring.ts';
import { measuringAllowed } from './measuring-allowed.ts';
import { receiveEvents, type TrackedEvent } from './track.ts';

let measuring: Measuring | null = null;
let isStarting = false;
/** False on the operator's pages, where nobody is measured. */
let isMeasured = false;

/** § 4, third step of the boot: accepts events from now on, and loads the tracker after the first paint. */
export function startAnalytics(): void {
  isMeasured = true;
  receiveEvents(receive);
  if (measuringAllowed()) begin();
  // Reject may have been chosen in another tab.
  else forget();
}

/** Call it after storing the choice in the cookie. Reject erases everything that measuring has stored here. */
export function setOptOut(optOut: boolean): void {
  if (optOut) forget();
  else begin();
}

/** Applies the cookie again, which another tab may have changed. */
export function applyChoice(): void {
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
  import('./analytics-store.ts').then((store) => store.eraseAnalyticsStore()).catch(logError);
}

/** Erases an earlier visit's identity through the tracker, because only the tracker knows all parts of it. */
function eraseIdentity() {
  import('./measuring.ts').then((module) => module.startMeasuring().end()).catch(logError);
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
  const module = await import('./measuring.ts');
  if (!measuringAllowed()) return;
  measuring = module.startMeasuring();
  for (const event of readEarlyEvents()) measuring.take(event);
  eraseEarlyEvents();
  module.countVisit();
}

function receive(event: TrackedEvent) {
  if (!measuringAllowed()) return;
  if (measuring === null) addEarlyEvent(event);
  else measuring.take(event);
}
