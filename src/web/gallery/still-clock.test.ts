import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetClock, stopClock } from './still-clock.ts';

const RealDate = Date;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  stopClock();
});
afterEach(() => {
  globalThis.Date = RealDate;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a short timer runs by itself, and a long one waits for the clock', () => {
  const [short, long] = [vi.fn(), vi.fn()];
  window.setTimeout(short, 200);
  window.setTimeout(long, 500);
  vi.advanceTimersByTime(1000);
  expect([short.mock.calls.length, long.mock.calls.length]).toEqual([1, 0]);
});

it('a timer of the story before changes nothing in the next one', () => {
  const overlay = vi.fn();
  window.setTimeout(overlay, 200);
  resetClock();
  vi.advanceTimersByTime(1000);
  expect(overlay).not.toHaveBeenCalled();
});
