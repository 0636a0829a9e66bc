import { describe, expect, it, vi } from 'vitest';
import { alone } from './alone.ts';

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;

const withLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } });

function counted() {
  const work = vi.fn(async () => 'sent');
  return { work, runs: () => work.mock.calls.length };
}

describe('what one tab does at a time', () => {
  it.each<[string, Request | undefined]>([
    ['are given', (_name, _options, work) => work()],
    ['are not there', undefined],
    ['are refused', () => Promise.reject(new DOMException('Insecure', 'SecurityError'))],
    [
      'throw',
      () => {
        throw new DOMException('Insecure', 'SecurityError');
      },
    ],
    [
      'are lost after it was done',
      async (_name, _options, work) => {
        await work();
        throw new DOMException('Stolen', 'AbortError');
      },
    ],
  ])('is done once when locks %s', async (_, request) => {
    if (request) withLocks(request);
    else vi.stubGlobal('navigator', {});
    const { work, runs } = counted();
    expect(await alone('training', work)).toBe('sent');
    expect(runs()).toBe(1);
  });

  it('is done without a lock that is not given in ten seconds', async () => {
    vi.useFakeTimers();
    withLocks(
      (_name, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const { work, runs } = counted();
    const done = alone('training', work);
    await vi.advanceTimersByTimeAsync(9999);
    expect(runs()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe('sent');
    vi.useRealTimers();
  });

  it('tells its own fault, and is not done again because of it', async () => {
    withLocks((_name, _options, work) => work());
    const work = vi.fn(() => Promise.reject(new Error('its own')));
    await expect(alone('training', work)).rejects.toThrow('its own');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
