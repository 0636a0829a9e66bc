import { afterEach, beforeEach, vi } from 'vitest';
import type { Occurrence } from '#tracker/wire-events.ts';

export const tracked: Occurrence[] = [];
export const optOut = vi.fn();
export interface TrackerSettings {
  commonProperties: () => object;
  permitted?: (event: object) => { event_properties: object } | null;
}
export const startTracker = vi.fn((_settings: TrackerSettings) => ({
  track: (occurrence: Occurrence) => void tracked.push(occurrence),
  optOut,
}));
vi.mock('#tracker/start-tracker.ts', () => ({ startTracker }));

/** Opens a page as a browser does: with new code, and with the storage and cookies of earlier pages. */
export async function openPage({
  mode = 'opt-out',
  address = 'https://site.example/',
  endpoint = '/2/httpapi',
  detail = 'full',
  referrer = '',
} = {}) {
  vi.resetModules();
  vi.clearAllTimers();
  const config = { consent_mode: mode, analytics: { api_key: 'key', endpoint, detail }, content_version: 'v1' };
  const bar = new URL(address);
  vi.stubGlobal('location', bar);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      bar.search = new URL(to, bar).search;
    },
  });
  vi.stubGlobal('document', {
    readyState: 'complete',
    referrer,
    get cookie() {
      return jar.cookies;
    },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
  const { startAnalytics, setOptOut, applyChoice } = await import('#web/measuring/analytics/analytics.ts');
  const { captureAttribution } = await import('#web/measuring/analytics/capture-attribution.ts');
  const { knownAttribution } = await import('#web/measuring/analytics/known-attribution.ts');
  const { useVisitor } = await import('#web/measuring/visitor/visitor.ts');
  const { track } = await import('#web/measuring/analytics/track.ts');
  // Loaded beforehand, so that the page gets the code at once when it asks for it after the first paint.
  await import('#web/measuring/analytics/measuring.ts');
  useVisitor.setState({ cohort: 'A' });
  startAnalytics();
  captureAttribution();
  return {
    track,
    choose(accepted: boolean) {
      jar.cookies = `warning=${accepted}`;
      setOptOut(!accepted);
    },
    /** Makes the choice in another tab and notifies this one. */
    chooseElsewhere(accepted: boolean) {
      jar.cookies = `warning=${accepted}`;
      applyChoice();
    },
    attribution: knownAttribution,
    /** The query in the address bar. */
    query: () => location.search,
  };
}

/** The browser's cookies. */
export const jar = { cookies: '' };
/** The site's localStorage. */
export const stored = new Map<string, string>();
/** The tab's sessionStorage. */
export const storedInTab = new Map<string, string>();
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
export const storedAnalytics = () => JSON.parse(stored.get('everkite.analytics') ?? 'null')?.state ?? null;
export const names = () => tracked.map(({ name }) => name);
/** Waits until the tracker has loaded and the first visit is reported. */
export const settled = () => vi.advanceTimersByTimeAsync(1000);

/** Starts each test with a new browser. */
export function renewBrowser() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    jar.cookies = '';
    stored.clear();
    tracked.length = 0;
    startTracker.mockClear();
    optOut.mockClear();
    storedInTab.clear();
    vi.stubGlobal('window', { localStorage: storageOf(stored), sessionStorage: storageOf(storedInTab) });
  });
  afterEach(async () => {
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
