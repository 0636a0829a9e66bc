import { type OfflineRequest, offlineCaches, offlineScope } from '#contract/offline.ts';
import { assets, handlingOf, isShell, type OfflineBuild, pageAnswer } from './offline-answers.ts';

/** Written by the build. */
declare const OFFLINE_BUILD: OfflineBuild;

/** The fields of worker events that the types of a page lack. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent, MessageEvent<OfflineRequest> {}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** How long a page waits for the network, in ms. */
const patienceMs = 1500;

const { cache: own, pages, files } = OFFLINE_BUILD;
const on = (name: string, act: (event: never) => void) => addEventListener(name, act as (event: Event) => void);

// Neither skips waiting nor claims pages: a new build takes over at the next start, when no page of the old one is left.
on('install', (event: WorkerEvent) => event.waitUntil(inTurn(cacheAll)));
on('activate', (event: WorkerEvent) => event.waitUntil(dropOthers()));
on('message', (event: RequestEvent) => event.waitUntil(event.data === 'leave' ? leave(event) : inTurn(cacheAll)));
on('fetch', (event: FetchEvent) => {
  const { request } = event;
  const handling = handlingOf(request, location.origin, pages);
  if (handling === 'file') event.respondWith(fileAnswer(request));
  if (handling !== 'page') return;
  const network = fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  event.waitUntil(network.then(refresh).catch(() => {}));
  const cached = () => caches.match(offlineScope, { cacheName: own, ignoreVary: true });
  event.respondWith(pageAnswer(network, cached, patience));
});

let newest: Promise<unknown> = Promise.resolve();

/** One after the other: what began before the person left must not write after it. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = newest.then(work, work);
  newest = mine;
  return mine;
}

async function leave({ ports }: RequestEvent): Promise<void> {
  await inTurn(() => caches.delete(own));
  ports[0]?.postMessage('left');
}

/** All or nothing, so that the cached files work together. */
async function cacheAll(): Promise<void> {
  try {
    const cache = await caches.open(own);
    await cache.addAll(files.map((name) => assets + name));
    if (!(await cacheShell(cache, await fetch(offlineScope, { cache: 'no-cache' }))))
      throw new Error('Not the page of this build');
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

/** Into this cache and no other of its name: of one that a page has removed meanwhile, nothing may be left. */
async function cacheShell(cache: Cache, answer: Response): Promise<boolean> {
  const isOurs = isShell(answer, await answer.clone().text(), files);
  if (isOurs) await cache.put(offlineScope, answer);
  return isOurs;
}

/** Caches the page with the present settings that the server writes into it, unless the person has left. */
async function refresh(answer: Response): Promise<void> {
  if (new URL(answer.url).pathname !== offlineScope) return;
  const copy = answer.clone();
  await inTurn(async () => (await caches.has(own)) && cacheShell(await caches.open(own), copy));
}

/**
 * Looks into other builds' caches too, because a page of another build may still be open, or has just come from the
 * network.
 */
async function fileAnswer(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(offlineCaches) && name !== own) await caches.delete(name);
  }
}
