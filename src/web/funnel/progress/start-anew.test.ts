import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnew } from './start-anew.ts';

const now = 1_000_000;

describe('starting the page anew', () => {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const answerWith = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }));

  beforeEach(() => {
    stored.clear();
    reload.mockClear();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
    answerWith(true);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the page is reloaded when the server answers', async () => {
    await startAnew(now);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the page is reloaded at most once a minute', async () => {
    await startAnew(now);
    await startAnew(now + 59_999);
    expect(reload).toHaveBeenCalledOnce();
    await startAnew(now + 60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('the page is not reloaded while the server does not answer', async () => {
    answerWith(false);
    await startAnew(now);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await startAnew(now);
    expect(reload).not.toHaveBeenCalled();
  });

  it('the page is not reloaded without storage that keeps the answers', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await startAnew(now);
    expect(reload).not.toHaveBeenCalled();
  });
});
