import { describe, expect, it, vi } from 'vitest';
import { leaveOffline } from './leave-offline.ts';

/** A browser with these caches and, below `/train`, a worker. */
function browserWith(names: string[]) {
  const unregister = vi.fn(async () => true);
  const getRegistration = vi.fn(async (_path: string) => ({ unregister }));
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
