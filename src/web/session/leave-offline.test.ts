import { describe, expect, it, vi } from 'vitest';
import { leaveOffline } from './leave-offline.ts';

/** A worker that answers at once. */
const willing = { postMessage: (_asked: unknown, [port]: MessagePort[]) => port!.postMessage('left') };

/** A browser with these caches and, below `/train`, a worker. */
function browserWith(names: string[], active: typeof willing = willing) {
  const unregister = vi.fn(async () => true);
  const getRegistration = vi.fn(async (_path: string) => ({ unregister, active }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.splice(names.indexOf(name), 1),
  });
  return { names, unregister, getRegistration };
}

describe('leaving', () => {
  it('ends the worker of training and removes its caches, and no others', async () => {
    const { names, unregister, getRegistration } = browserWith(['everkite.offline.1', 'another', 'everkite.offline.2']);
    await leaveOffline();
    expect(getRegistration).toHaveBeenCalledWith('/train');
    expect(unregister).toHaveBeenCalledOnce();
    expect(names).toEqual(['another']);
  });

  it('removes what is kept also where there is no worker any more', async () => {
    const { names, getRegistration } = browserWith(['everkite.offline.1']);
    getRegistration.mockResolvedValue(undefined as never);
    await leaveOffline();
    expect(names).toEqual([]);
  });

  it('waits until the worker writes nothing more', async () => {
    let answer = () => {};
    browserWith([], { postMessage: (_asked, [port]) => (answer = () => port!.postMessage('left')) });
    let hasLeft = false;
    const left = leaveOffline().then(() => (hasLeft = true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(hasLeft).toBe(false);
    answer();
    await left;
  });

  it('does not fail where a browser has neither', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('caches', undefined);
    await expect(leaveOffline()).resolves.toBeUndefined();
  });

  it('does not wait for a browser that never answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => new Promise(() => {}) } });
    const left = leaveOffline();
    await vi.advanceTimersByTimeAsync(3000);
    await expect(left).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});
