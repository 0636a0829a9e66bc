import { startAnew } from './start-anew.ts';

const retryDelayMs = 4000;

/**
 * Loads code or copy for as long as it takes: what fails is tried again when the connection is back, or after a while.
 * So a visitor who loses the network between two questions loses neither page nor answers. Never rejects.
 * What nobody waits for is loaded `quietly`, without a notice that it is missing.
 */
export async function loadPatiently<T>(load: () => Promise<T>, quietly = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch {
      if (!quietly) void sayWeKeepTrying();
      if (!quietly && attempt > 1) await startAnew(Date.now());
      await nextChance();
    }
  }
}

/** The notifications' code comes with the overlays, right after the first paint; a first screen does not wait for it. */
async function sayWeKeepTrying() {
  try {
    const { notify } = await import('#web/platform/notify.ts');
    notify('The next part did not load. We keep trying; your answers are safe on this device.');
  } catch {
    // Without a network the copy may be missing too; trying goes on.
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, retryDelayMs);
    addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
  });
}
