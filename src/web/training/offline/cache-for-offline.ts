import { type OfflineRequest, offlineCaches, offlineScope, offlineWorker, webManifestPath } from '#contract/offline.ts';
import { leaveOffline } from '#web/session/leave-offline.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';

/**
 * Caches training on this device for days without a network, and lets the browser install it. A browser that refuses,
 * or has no room, trains as before.
 */
export async function cacheForOffline(): Promise<void> {
  await idle();
  // Without a network there is nothing to fetch.
  if (hasSignedOut() || !navigator.onLine) return;
  linkManifest();
  try {
    const options = { scope: offlineScope, updateViaCache: 'none' } as const;
    const registration = await navigator.serviceWorker?.register(offlineWorker, options);
    const isKept = (await caches.keys()).some((name) => name.startsWith(offlineCaches));
    if (hasSignedOut()) await leaveOffline();
    else if (!isKept) registration?.active?.postMessage('keep' satisfies OfflineRequest);
  } catch {}
}

/** In the meantime, or in another tab: then nothing may be cached. */
const hasSignedOut = () => !isLoggedIn(useSession.getState());

/** Adds the manifest for people who came here from another page, whose HTML does not link it. */
function linkManifest(): void {
  if (document.querySelector('link[rel=manifest]') !== null) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: webManifestPath }));
}

const longestWaitMs = 3000;

/** The page itself comes first. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, longestWaitMs);
    else requestIdleCallback(resolve, { timeout: longestWaitMs });
  });
