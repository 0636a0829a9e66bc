import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';

const own = 'everkite.offline.1';
const shell = '<script src="/assets/first-1.js"></script>';

/** Caches as browsers have them: one that was deleted while it is open can be written, and is not found any more. */
function browserCaches() {
  const found = new Map<string, Set<string>>();
  return {
    keys: async () => [...found.keys()],
    has: async (name: string) => found.has(name),
    delete: async (name: string) => found.delete(name),
    async open(name: string) {
      const paths = found.get(name) ?? new Set<string>();
      found.set(name, paths);
      const put = async (path: string) => void paths.add(path);
      return { put, addAll: async (all: string[]) => void (await Promise.all(all.map(put))) };
    },
  };
}

type Listener = (event: unknown) => void;
let listeners: Record<string, Listener>;
let asksNetwork: Mock;
let shellArrives: (html: string) => void;
let work: Promise<unknown>[];

beforeEach(async () => {
  listeners = {};
  work = [];
  asksNetwork = vi.fn(async () => {
    const html = new Promise<string>((resolve) => (shellArrives = resolve));
    const answer = { status: 200, redirected: false, url: 'https://everkite.example/train', text: () => html };
    return { ...answer, clone: () => ({ ...answer, clone: () => answer }) };
  });
  vi.resetModules();
  vi.stubGlobal('OFFLINE_BUILD', { cache: own, pages: ['/train'], files: ['first-1.js'] });
  vi.stubGlobal('location', { origin: 'https://everkite.example' });
  vi.stubGlobal('addEventListener', (name: string, act: Listener) => (listeners[name] = act));
  vi.stubGlobal('caches', browserCaches());
  vi.stubGlobal('fetch', asksNetwork);
  await import('./worker.ts');
});

const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise), respondWith: () => {} };
const ask = (data: string) => listeners.message!({ ...event, data, ports: [{ postMessage: () => {} }] });

async function askToCache() {
  ask('keep');
  await vi.waitFor(() => expect(asksNetwork).toHaveBeenCalled(), { interval: 1 });
}

async function cacheTraining() {
  await askToCache();
  shellArrives(shell);
  await Promise.all(work);
}

describe('the worker of training', () => {
  it('caches what training needs when asked', async () => {
    await cacheTraining();
    expect(await caches.keys()).toEqual([own]);
  });

  it('keeps nothing of what was still being cached when the person left', async () => {
    await askToCache();
    await caches.delete(own);
    ask('leave');
    shellArrives(shell);
    await Promise.all(work);
    expect(await caches.keys()).toEqual([]);
  });

  it('leaves no page without its files when a page removed the cache meanwhile', async () => {
    await askToCache();
    await caches.delete(own);
    shellArrives(shell);
    await Promise.all(work);
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps nothing of a page that arrives after the person has left', async () => {
    await cacheTraining();
    const request = { method: 'GET', mode: 'navigate', url: 'https://everkite.example/train' };
    listeners.fetch!({ ...event, request });
    await caches.delete(own);
    ask('leave');
    shellArrives(shell);
    await Promise.all(work);
    expect(await caches.keys()).toEqual([]);
  });
});
