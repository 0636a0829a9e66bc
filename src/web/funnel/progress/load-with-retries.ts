import { startAnew } from './start-anew.ts';

const retryDelayMs = 4000;

/**
 * Loads code or copy and repeats after a failure, as soon as the device is online or after a pause, so that a visitor
 * who loses the network between two questions can continue later. Never rejects.
 * @param quietly without a notification, when the visitor does not wait for it
 */
export async function loadWithRetries<T>(load: () => Promise<T>, quietly = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch {
      if (!quietly) void notifyRetrying();
      if (!quietly && attempt > 1) await startAnew(Date.now());
      await nextChance();
    }
  }
}

/** Imported here, because the first screen should not wait for the code of notifications. */
async function notifyRetrying() {
  try {
    const module = await import('#web/platform/notify.ts');
    module.notify('The next part did not load. We keep trying; your answers are safe on this device.');
  } catch {
    // This code may not load without a network either; the retries continue.
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = setTimeout(go, retryDelayMs);
    addEventListener('online', go, { signal: waiting.signal });
    function go() {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    }
  });
}
