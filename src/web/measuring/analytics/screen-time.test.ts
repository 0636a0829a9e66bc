import { expect, it, vi } from 'vitest';
import { holdScreenTime, screenNow } from './screen-time.ts';

it('the time of a screen stands still while something lies over it', () => {
  vi.useFakeTimers({ now: 1000 });
  const before = screenNow();
  const release = holdScreenTime();
  vi.advanceTimersByTime(5000);
  expect(screenNow()).toBe(before);
  release();
  vi.advanceTimersByTime(300);
  expect(screenNow()).toBe(before + 300);
  vi.useRealTimers();
});
