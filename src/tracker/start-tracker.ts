import type { Capture } from './autocapture.ts';
import { followRemoteConfig } from './follow-remote-config.ts';
import { flushLimits } from './sender.ts';
import { createTracker, type Tracker, type TrackerOptions } from './tracker.ts';

interface Settings {
  apiKey: string;
  endpoint: string;
  isAllowed: () => boolean;
  commonProperties: () => Record<string, unknown>;
  permitted?: TrackerOptions['permitted'];
  /** Receives captured events, if the server switches autocapture on. Without it, the remote config is not fetched. */
  capture?: Capture;
}

/** A tracker bound to this browser page: it sends when the page is hidden or left, and waits while offline. */
export function startTracker(settings: Settings): Tracker {
  const tracker = createTracker({
    ...settings,
    storage: localStorageOrNull(),
    cookieJar: document,
    isSecure: location.protocol === 'https:',
    language: navigator.language,
    fetch: window.fetch.bind(window),
    // Some browsers can switch beacons off.
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
  // Deferred, so that the page's first events have started the session.
  if (capture) setTimeout(() => void followRemoteConfig({ ...settings, ...tracker, capture }, signal));
  return {
    ...tracker,
    optOut() {
      stopped.abort();
      tracker.optOut();
    },
  };
}

/** § 8: without storage the queue is in memory. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * A random UUID, version 4 (RFC 9562). Built by hand, because `crypto.randomUUID` exists only in secure contexts, and a
 * server at home may lack HTTPS.
 */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
