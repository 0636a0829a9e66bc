import { apiPaths } from '../contract/api-paths';
import { analyticsMessages } from '../contract/messages';
import type { Autocapture } from '../contract/remote-config';

/** § 9: for each try, its answer's body included. */
const timeoutMs = 5000;
/** § 9, the browser's retry cap; the delay grows with the tries. */
const maxAttempts = 5;
const retryDelayMs = 1000;

/** What fetching needs of the browser. */
interface Means {
  apiKey: string;
  /** Epoch ms, the session's id; null when none has begun. */
  sessionId: () => number | null;
  fetch: typeof fetch;
  timers: {
    setTimeout(action: () => void, delayMs: number): number;
    clearTimeout(timer: number): void;
  };
  /** Whether the visitor allows measuring; asked before each try, and before the answer is used. */
  isAllowed: () => boolean;
  /** Ends it at once and without a word. */
  signal: AbortSignal;
  warn: (message: string) => void;
  debug: (message: string) => void;
}

type Try =
  | { outcome: 'fetched'; autocapture: Autocapture }
  | { outcome: 'again' }
  | { outcome: 'given up'; why: string };

/**
 * Asks this site's own server what the tracker is to take down by itself (§ 7, § 8, § 9). Null when nobody says, or
 * measuring is not allowed any more. Never rejects; the answer is data, nothing in it is run.
 */
export async function fetchAutocapture(means: Means): Promise<Autocapture | null> {
  const isOver = () => means.signal.aborted || !means.isAllowed();
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (isOver()) return null;
    const tried = await tryOnce(means);
    if (isOver()) return null;
    if (tried.outcome === 'fetched') {
      means.debug(analyticsMessages.remoteConfigFetched);
      return tried.autocapture;
    }
    if (tried.outcome === 'given up') {
      means.warn(tried.why);
      return null;
    }
    if (attempt < maxAttempts) await pause(means, attempt * retryDelayMs);
  }
  means.warn(analyticsMessages.remoteConfigRetriesExceeded);
  return null;
}

async function tryOnce({ apiKey, sessionId, fetch, timers, signal }: Means): Promise<Try> {
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
    return { outcome: 'given up', why: isTooLate ? remoteConfigTimeout : remoteConfigNetworkError };
  } finally {
    timers.clearTimeout(timeout);
    signal.removeEventListener('abort', stop);
  }
}

function addressFor(apiKey: string, sessionId: number | null): string {
  const query = new URLSearchParams([
    ['api_key', apiKey],
    ['config_keys', 'autocapture'],
  ]);
  if (sessionId !== null) query.append('session_id', String(sessionId));
  return `${apiPaths.remoteConfig}?${query}`;
}

/** What an answer means: 408, 429 and the server's own faults are worth another try, a refusal or a damaged body is not (§ 8). */
export function decideTry(status: number, body: string): Try {
  if (status === 408 || status === 429 || status >= 500) return { outcome: 'again' };
  const autocapture = status >= 200 && status < 300 ? readAutocapture(body) : null;
  if (autocapture === null) return { outcome: 'given up', why: analyticsMessages.unexpectedError };
  return { outcome: 'fetched', autocapture };
}

/** Only what is plainly `true` is on; fields that nobody knows are left aside. Null when the body is damaged. */
function readAutocapture(body: string): Autocapture | null {
  try {
    const { clicks, forms, downloads } = JSON.parse(body).configs.autocapture ?? {};
    return { clicks: clicks === true, forms: forms === true, downloads: downloads === true };
  } catch {
    return null;
  }
}

function pause({ timers, signal }: Means, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = timers.setTimeout(resolve, ms);
    const stop = () => {
      timers.clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
