import { analyticsMessages } from '#contract/messages.ts';
import type { Capture } from './autocapture.ts';
import { fetchSettings } from './remote-config.ts';

interface Settings {
  apiKey: string;
  /** Epoch ms; null before a session has begun. */
  sessionId: () => number | null;
  isAllowed: () => boolean;
  capture: Capture;
  flushEvery: (intervalMs: number) => void;
}

/**
 * Fetches and applies the remote config; the autocapture code is loaded only when something is switched on. Never
 * rejects, so it need not be awaited.
 * @param signal stops it for good
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
    const { startAutocapture } = await import('./autocapture.ts');
    if (!signal.aborted) startAutocapture(autocapture, capture, signal);
  } catch {
    console.warn(analyticsMessages.unexpectedError);
  }
}
