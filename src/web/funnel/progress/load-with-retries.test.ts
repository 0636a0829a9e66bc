import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetries } from './load-with-retries.ts';

const notify = vi.hoisted(() => vi.fn());
const startAnew = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./start-anew.ts', () => ({ startAnew }));
vi.mock('#web/platform/notify.ts', () => ({ notify }));

describe('loading what comes next', () => {
  const listeners = new Map<string, () => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
      listeners.set(name, listener);
      signal.onabort = () => listeners.delete(name);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a failed load is repeated as soon as the connection is back', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('words');
    const loaded = loadWithRetries(load);
    await vi.advanceTimersByTimeAsync(10);
    expect(load).toHaveBeenCalledTimes(1);
    listeners.get('online')?.();
    expect(await loaded).toBe('words');
    expect(listeners.size).toBe(0);
  });

  it('a failed quiet load shows no notification', async () => {
    notify.mockClear();
    const load = vi.fn().mockRejectedValueOnce(new Error('reset')).mockResolvedValueOnce('a picture');
    const loaded = loadWithRetries(load, true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loaded).toBe('a picture');
    expect(notify).not.toHaveBeenCalled();
    const words = loadWithRetries(vi.fn().mockRejectedValueOnce(new Error('reset')).mockResolvedValueOnce('words'));
    await vi.advanceTimersByTimeAsync(4000);
    await words;
    expect(notify).toHaveBeenCalledOnce();
  });

  it('the page is reloaded when a second load fails that the visitor waits for', async () => {
    startAnew.mockClear();
    const fails = () =>
      vi
        .fn()
        .mockRejectedValueOnce(new Error('a'))
        .mockRejectedValueOnce(new Error('b'))
        .mockResolvedValueOnce('words');
    const quiet = loadWithRetries(fails(), true);
    await vi.advanceTimersByTimeAsync(8000);
    await quiet;
    expect(startAnew).not.toHaveBeenCalled();
    const loaded = loadWithRetries(fails());
    await vi.advanceTimersByTimeAsync(4000);
    expect(startAnew).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loaded).toBe('words');
  });

  it('a failed load is repeated after a pause while the device is online', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('reset')).mockResolvedValueOnce('words');
    const loaded = loadWithRetries(load);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loaded).toBe('words');
  });
});
