import { analyticsMessages } from '../contract/messages';
import type { Capture } from './autocapture';
import { fetchAutocapture } from './remote-config';

interface Settings {
  apiKey: string;
  /** Epoch ms; null when no session has begun. */
  sessionId: () => number | null;
  isAllowed: () => boolean;
  capture: Capture;
}

/**
 * Asks the server what is to be captured and starts that; its code is fetched only when there is something. Nothing
 * waits for it, and it never rejects.
 * @param signal ends it for good
 */
export async function switchAutocapture({ capture, ...settings }: Settings, signal: AbortSignal): Promise<void> {
  const what = await fetchAutocapture({
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
  if (what === null || !Object.values(what).includes(true)) return;
  try {
    const { startAutocapture } = await import('./autocapture');
    if (!signal.aborted) startAutocapture(what, capture, signal);
  } catch {
    console.warn(analyticsMessages.unexpectedError);
  }
}
