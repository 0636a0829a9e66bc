import { afterFirstPaint } from '../platform/after-first-paint';
import { captureAttribution, forgetAttribution } from '../visitor/capture-attribution';
import { eraseAnalyticsStore } from './analytics-store';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events';
import type { Measuring } from './measuring';
import { measuringAllowed } from './measuring-allowed';
import { receiveEvents, type TrackedEvent } from './track';

let measuring: Measuring | null = null;
let isStarting = false;

/** § 4, third step of the boot: takes events from now on, and fetches the tracker once the page is painted. */
export function startAnalytics(): void {
  receiveEvents(receive);
  if (measuringAllowed()) begin();
  // Reject may have been said in another tab.
  else forget();
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
  if (measuring !== null) measuring.end();
  else if (document.cookie.includes('AMP_')) eraseIdentity();
  measuring = null;
  eraseEarlyEvents();
  eraseAnalyticsStore();
  forgetAttribution();
}

/** An earlier visit's cookie; only the tracker knows all that goes with it. */
function eraseIdentity() {
  import('./measuring')
    .then(({ startMeasuring }) => startMeasuring().end())
    .catch((error: unknown) => console.error(error));
}

function begin() {
  if (measuring !== null || isStarting) return;
  isStarting = true;
  afterFirstPaint(() => {
    startLoaded()
      .catch((error: unknown) => console.error(error))
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
