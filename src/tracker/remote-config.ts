import { analyticsMessages } from '#contract/messages.ts';
import type { Autocapture } from '#contract/remote-config.ts';
import { remoteConfigKeys } from '#contract/remote-config-keys.ts';
import { wirePaths } from '#contract/wire-paths.ts';

/** § 9: time limit for each attempt, including the body of the answer. */
const timeoutMs = 5000;
/** § 9, the browser's limit of attempts; the delay grows with each of them. */
const maxAttempts = 5;
const retryDelayMs = 1000;
/** With a longer interval a page would count as abandoned: others take over a queue not saved for two minutes. */
const slowestFlushMs = 60_000;

/** What fetching needs from the browser. */
interface Deps {
  apiKey: string;
  /** The id of the session, epoch ms; null before the first one. */
  sessionId: () => number | null;
  fetch: typeof fetch;
  timers: {
    setTimeout(action: () => void, delayMs: number): number;
    clearTimeout(timer: number): void;
  };
  /** Whether the visitor allows measuring; checked before each attempt and before the answer is used. */
  isAllowed: () => boolean;
  /** Stops all attempts at once, without a warning. */
  signal: AbortSignal;
  warn: (message: string) => void;
  debug: (message: string) => void;
}

/** The settings of trackers that this site's own server may change. */
export interface TrackerSettings {
  autocapture: Autocapture;
  /** Null keeps the tracker's own interval. */
  flushIntervalMs: number | null;
}

type Try =
  | { outcome: 'fetched'; settings: TrackerSettings }
  | { outcome: 'again' }
  | { outcome: 'given up'; reason: string };

/**
 * Fetches from this site's own server what to autocapture and how often to send (§ 7, § 8, § 9). Null without a usable
 * answer, or when measuring is no longer allowed. Never rejects. The answer is data and none of it is executed.
 */
export async function fetchSettings(deps: Deps): Promise<TrackerSettings | null> {
  const isOver = () => deps.signal.aborted || !deps.isAllowed();
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (isOver()) return null;
    const tried = await tryOnce(deps);
    if (isOver()) return null;
    if (tried.outcome === 'fetched') {
      deps.debug(analyticsMessages.remoteConfigFetched);
      return tried.settings;
    }
    if (tried.outcome === 'given up') {
      deps.warn(tried.reason);
      return null;
    }
    if (attempt < maxAttempts) await pause(deps, attempt * retryDelayMs);
  }
  deps.warn(analyticsMessages.remoteConfigRetriesExceeded);
  return null;
}

async function tryOnce({ apiKey, sessionId, fetch, timers, signal }: Deps): Promise<Try> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  let isTooLate = false;
  const timeout = timers.setTimeout(() => {
    isTooLate = true;
    stop();
  }, timeoutMs);
  try {
    const response = await fetch(addressFor(apiKey, sessionId()), { credentials: 'omit', signal: abort.signal });
    return decideTry(response.status, response.ok ? await response.text() : '');
  } catch {
    const { remoteConfigTimeout, remoteConfigNetworkError } = analyticsMessages;
    return { outcome: 'given up', reason: isTooLate ? remoteConfigTimeout : remoteConfigNetworkError };
  } finally {
    timers.clearTimeout(timeout);
    signal.removeEventListener('abort', stop);
  }
}

function addressFor(apiKey: string, sessionId: number | null): string {
  const query = new URLSearchParams([['api_key', apiKey], ...remoteConfigKeys.map((key) => ['config_keys', key])]);
  if (sessionId !== null) query.append('session_id', String(sessionId));
  return `${wirePaths.remoteConfig}?${query}`;
}

/** What to do with an answer: 408, 429 and server errors are retried, a refusal or a damaged body is not (§ 8). */
export function decideTry(status: number, body: string): Try {
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'again' };
  const settings = status >= 200 && status < 300 ? readSettings(body) : null;
  if (settings === null) return { outcome: 'given up', reason: analyticsMessages.unexpectedError };
  return { outcome: 'fetched', settings };
}

/** Only `true` switches something on; unknown fields are ignored. Null when the body is damaged. */
function readSettings(body: string): TrackerSettings | null {
  try {
    const { autocapture, delivery } = JSON.parse(body).configs;
    const { clicks, forms, downloads } = autocapture ?? {};
    const interval = delivery?.flush_interval_ms;
    return {
      autocapture: { clicks: clicks === true, forms: forms === true, downloads: downloads === true },
      flushIntervalMs: Number.isInteger(interval) && interval >= 1000 && interval <= slowestFlushMs ? interval : null,
    };
  } catch {
    return null;
  }
}

function pause({ timers, signal }: Deps, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = timers.setTimeout(resolve, ms);
    const stop = () => {
      timers.clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
