import { afterEach, expect, it, vi } from 'vitest';
import { code } from '#testing/source-files.ts';
import { serverNow, setServerTime } from './server-now.ts';

afterEach(() => {
  vi.useRealTimers();
  setServerTime(new Date().toISOString());
});

it('goes on from what the server told, however wrong the browser’s clock is', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T09:00:00Z') });
  setServerTime('2030-01-01T00:00:00Z');
  vi.advanceTimersByTime(5000);
  expect(new Date(serverNow()).toISOString()).toBe('2030-01-01T00:00:05.000Z');
});

it('nothing in the console reckons with the browser’s own clock', () => {
  const own = code.filter(
    ({ name, text }) => name.startsWith('web/console/') && /Date\.now\(\)|new Date\(\)/.test(text),
  );
  // How long nobody has pressed anything is the browser's own affair.
  expect(own.map(({ name }) => name).toSorted()).toEqual([
    'web/console/frame/use-idle.ts',
    'web/console/session/server-now.ts',
  ]);
});
