import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEarlyEvent, eraseEarlyEvents, readEarlyEvents } from './early-events';

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

describe('events from before the start (§ 4)', () => {
  it('are kept in their order', () => {
    for (const at of [1, 2, 3]) addEarlyEvent(event(at));
    expect(readEarlyEvents()).toEqual([event(1), event(2), event(3)]);
  });

  it('are at most 512, the earliest ones (§ 9)', () => {
    for (let at = 1; at <= 513; at += 1) addEarlyEvent(event(at));
    expect(readEarlyEvents()).toHaveLength(512);
    expect(readEarlyEvents().at(-1)).toEqual(event(512));
  });

  it('are gone once erased', () => {
    addEarlyEvent(event(1));
    eraseEarlyEvents();
    expect(readEarlyEvents()).toEqual([]);
  });
});
