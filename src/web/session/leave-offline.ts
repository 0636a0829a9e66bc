import { type OfflineRequest, offlineCaches, offlineScope } from '#contract/offline.ts';

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

/** What a worker is writing at this moment would make a removed cache anew: so each removes its own after that. */
async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(offlineScope);
  const { installing = null, waiting = null, active = null } = registration ?? {};
  await registration?.unregister();
  const left = [installing, waiting, active].map((worker) => worker && untilLeft(worker));
  for (const name of await caches.keys()) if (name.startsWith(offlineCaches)) await caches.delete(name);
  await Promise.all(left);
}

const untilLeft = (worker: Pick<ServiceWorker, 'postMessage'>) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    worker.postMessage('leave' satisfies OfflineRequest, [port2]);
  });
