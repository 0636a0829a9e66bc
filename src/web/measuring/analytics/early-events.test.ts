import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events.ts';

const event = (at: number) => ({
  name: 'open_main' as const,
  properties: { cohort: 'A' as const },
  userProperties: { signed_in: false, subs_active: false },
  at,
});

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  });
});
afterEach(() => {
  eraseEarlyEvents();
  vi.unstubAllGlobals();
});

it('events from before the start are kept in order (§ 4)', () => {
  for (const at of [1, 2, 3]) addEarlyEvent(event(at));
  expect(readEarlyEvents()).toEqual([event(1), event(2), event(3)]);
});

it('at most 512 events are kept before the start, the earliest ones (§ 9)', () => {
  for (let at = 1; at <= 513; at += 1) addEarlyEvent(event(at));
  expect(readEarlyEvents()).toHaveLength(512);
  expect(readEarlyEvents().at(-1)).toEqual(event(512));
});

it('events from before the start are gone once erased', () => {
  addEarlyEvent(event(1));
  eraseEarlyEvents();
  expect(readEarlyEvents()).toEqual([]);
});
