import { analyticsMessages } from '../contract/messages';
import type { Capture } from './autocapture';
import { fetchSettings } from './remote-config';

interface Settings {
  apiKey: string;
  /** Epoch ms; null when no session has begun. */
  sessionId: () => number | null;
  isAllowed: () => boolean;
  capture: Capture;
  flushEvery: (intervalMs: number) => void;
}

/**
 * Asks the server what is to be captured and how often to send, and does so; the code that captures is fetched only when
 * there is something. Nothing waits for it, and it never rejects.
 * @param signal ends it for good
 */
export async function followRemoteConfig(
  { capture, flushEvery, ...settings }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const found = await fetchSettings({
    ...settings,
    fetch: window.fetch.bind(window),
    timers: {
      setTimeout: (action, delayMs) => window.setTimeout(action, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    signal,
    warn: (message) => console.warn(message),
    debug: (message) => console.debug(message),
  });
  if (found === null) return;
  const { autocapture, flushIntervalMs } = found;
  if (flushIntervalMs !== null) flushEvery(flushIntervalMs);
  if (!Object.values(autocapture).includes(true)) return;
  try {
    const { startAutocapture } = await import('./autocapture');
    if (!signal.aborted) startAutocapture(autocapture, capture, signal);
  } catch {
    console.warn(analyticsMessages.unexpectedError);
  }
}
