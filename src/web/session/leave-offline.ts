import { offlineCaches, offlineScope } from '#contract/offline.ts';

const longestWaitMs = 3000;

/** Ends the worker and removes its caches. Leaving must not fail, or wait for long, because of it. */
export async function leaveOffline(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([endWorker().catch(() => {}), limit]);
  clearTimeout(timer);
}

async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(offlineScope);
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(offlineCaches)) await caches.delete(name);
}
