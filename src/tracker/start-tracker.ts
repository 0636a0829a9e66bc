import type { Capture } from './autocapture';
import { followRemoteConfig } from './follow-remote-config';
import { randomUuid } from './random-uuid';
import { flushLimits } from './sender';
import { createTracker, type Tracker, type TrackerOptions } from './tracker';

interface Settings {
  apiKey: string;
  endpoint: string;
  isAllowed: () => boolean;
  commonProperties: () => Record<string, unknown>;
  permitted?: TrackerOptions['permitted'];
  /** Takes what is captured as far as the own server switches it on; without it nothing is, and nobody is asked. */
  capture?: Capture;
}

/** A tracker tied to this browser page: it sends when the page is hidden or left, and waits while the network is gone. */
export function startTracker(settings: Settings): Tracker {
  const tracker = createTracker({
    ...settings,
    storage: localStorageOrNull(),
    cookieJar: document,
    isSecure: location.protocol === 'https:',
    language: navigator.language,
    fetch: window.fetch.bind(window),
    // Some browsers let beacons be switched off.
    sendBeacon: (url, body) => navigator.sendBeacon?.(url, body) ?? false,
    limits: flushLimits.browser,
    timers: {
      setTimeout: (action, delayMs) => window.setTimeout(action, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer),
      setInterval: (action, everyMs) => window.setInterval(action, everyMs),
      clearInterval: (timer) => window.clearInterval(timer),
    },
    randomUuid,
    now: Date.now,
    isOnline: () => navigator.onLine,
    warn: (message) => console.warn(message),
  });
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener('visibilitychange', () => document.hidden && void tracker.flush(), { signal });
  window.addEventListener('pagehide', tracker.leave, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && void tracker.comeBack(), { signal });
  window.addEventListener('online', () => void tracker.resume(), { signal });
  const { capture } = settings;
  // Once the events from before are taken, so that the session is known.
  if (capture) setTimeout(() => void followRemoteConfig({ ...settings, ...tracker, capture }, signal));
  return {
    ...tracker,
    optOut() {
      stopped.abort();
      tracker.optOut();
    },
  };
}

/** § 8: where storage is not enabled, memory stands in. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
