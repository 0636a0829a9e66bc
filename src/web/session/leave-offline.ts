import { offlineCaches, offlineScope } from '#contract/offline.ts';

/** Ends the worker and removes what it keeps. Leaving must not fail because of it. */
export async function leaveOffline(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(offlineScope);
    await registration?.unregister();
    for (const name of await caches.keys()) if (name.startsWith(offlineCaches)) await caches.delete(name);
  } catch {}
}
