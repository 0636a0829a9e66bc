import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Occurrence } from '#tracker/wire-events.ts';

const tracked: Occurrence[] = [];
const optOut = vi.fn();
interface TrackerSettings {
  commonProperties: () => object;
  permitted?: (event: object) => { event_properties: object } | null;
}
const startTracker = vi.fn((_settings: TrackerSettings) => ({
  track: (occurrence: Occurrence) => void tracked.push(occurrence),
  optOut,
}));
vi.mock('#tracker/start-tracker.ts', () => ({ startTracker }));

/** A page as a browser opens it: fresh code with the earlier storage and cookies. */
async function openPage({
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
      return cookies;
    },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
  const { startAnalytics, setOptOut, heedChoice } = await import('./analytics.ts');
  const { captureAttribution } = await import('./capture-attribution.ts');
  const { knownAttribution } = await import('./known-attribution.ts');
  const { useVisitor } = await import('../visitor/visitor.ts');
  const { track } = await import('./track.ts');
  // Loads the code that comes after the first paint beforehand; the page itself decides when to ask for it.
  await import('./measuring.ts');
  useVisitor.setState({ cohort: 'A' });
  startAnalytics();
  captureAttribution();
  return {
    track,
    choose(accepted: boolean) {
      cookies = `warning=${accepted}`;
      setOptOut(!accepted);
    },
    /** The choice is made in another tab, and this one is notified. */
    chooseElsewhere(accepted: boolean) {
      cookies = `warning=${accepted}`;
      heedChoice();
    },
    attribution: knownAttribution,
    /** The query in the address bar. */
    query: () => location.search,
  };
}

let cookies = '';
let stored = new Map<string, string>();
/** The tab's sessionStorage. */
let kept = new Map<string, string>();
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
const storedAnalytics = () => JSON.parse(stored.get('everkite.analytics') ?? 'null')?.state ?? null;
const names = () => tracked.map(({ name }) => name);
/** Waits until the tracker has loaded and the first visit is reported. */
const settled = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  cookies = '';
  stored = new Map();
  tracked.length = 0;
  startTracker.mockClear();
  optOut.mockClear();
  kept = new Map();
  vi.stubGlobal('window', { localStorage: storageOf(stored), sessionStorage: storageOf(kept) });
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an event from before the tracker has loaded is kept with its time', async () => {
  const page = await openPage();
  const at = Date.now();
  page.track('open_main');
  await settled();
  expect(tracked[0]).toEqual({
    name: 'open_main',
    properties: { cohort: 'A' },
    userProperties: { signed_in: false, subs_active: false },
    at,
  });
});

it('an event outlives a page that was left before the tracker had loaded, and is sent once', async () => {
  (await openPage()).track('open_main');
  await openPage();
  await settled();
  await openPage();
  await settled();
  expect(names()).toEqual(['open_main', 'first_launch_new']);
  expect(kept.has('everkite.early')).toBe(false);
});

it('an event tells what was true when it happened', async () => {
  const page = await openPage();
  await settled();
  const { useSession, emptyProfile } = await import('#web/session/session.ts');
  useSession.setState({ token: 'token', profile: { ...emptyProfile, sub_status: 'trialing' } });
  page.track('canceled_step1');
  expect(tracked.at(-1)!.userProperties).toEqual({ signed_in: true, subs_active: true });
});

it('an event passes the firewall when it goes to a server that is not ours, and only then', async () => {
  await openPage({ endpoint: 'https://api2.amplitude.com/2/httpapi' });
  await settled();
  await openPage();
  await settled();
  const [foreign, own] = startTracker.mock.calls.map(([settings]) => settings);
  const event = { event_type: 'open_main', event_properties: { cohort: 'A' } };
  expect(foreign!.permitted!(event)).toMatchObject({ event_type: 'open_main', event_properties: {} });
  expect(foreign!.permitted!({ ...event, event_type: 'screen1_open' })).toBeNull();
  expect(own).not.toHaveProperty('permitted');
  // Autocaptured events are for our own server only.
  expect(foreign).not.toHaveProperty('capture');
  expect(own).toHaveProperty('capture');
});

it.each(['/2/httpapi', 'https://api2.amplitude.com/batch'])(
  'an event goes to %s with its screen’s number and without quiz and cohort when the operator wants only screens',
  async (endpoint) => {
    await openPage({ endpoint, detail: 'screens' });
    await settled();
    const [[settings]] = startTracker.mock.calls as [[TrackerSettings]];
    const event_properties = { cohort: 'B', quiz: 'quiz_two', stay_ms: 5 };
    const passed = settings.permitted!({ event_type: 'screen7_close', event_properties });
    expect(passed).toMatchObject({ event_type: 'screen7_close' });
    expect(passed!.event_properties).toEqual({ stay_ms: 5 });
    expect(settings).not.toHaveProperty('capture');
  },
);

it('the first visit is reported about 100 ms after the start, and then visits are counted (§ 4)', async () => {
  await openPage();
  // Browsers without `requestIdleCallback` load the tracker after 200 ms.
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
  expect(startTracker).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(99);
  expect([names(), storedAnalytics()?.countVisits ?? 0]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(names()).toEqual(['first_launch_new']);
  expect(storedAnalytics()).toMatchObject({ countVisits: 1 });
});

it('the first visit is not reported again', async () => {
  await openPage();
  await settled();
  await openPage();
  await settled();
  expect(names()).toEqual(['first_launch_new']);
  expect(storedAnalytics()).toMatchObject({ countVisits: 2 });
});

it('attribution is kept over visits, with the first touch and the last', async () => {
  await openPage({ address: 'https://site.example/?utm_source=news&gclid=g1' });
  await settled();
  await openPage();
  await settled();
  const later = await openPage({ address: 'https://site.example/?utm_source=other' });
  await settled();
  const both = { source: 'news', click_id: 'g1', click_id_name: 'gclid', last_source: 'other', last_click_id: '' };
  expect(later.attribution()).toMatchObject(both);
  expect(storedAnalytics()).toMatchObject(both);
});

it('attribution leaves the address bar once it is stored, and the rest of the query remains', async () => {
  const page = await openPage({ address: 'https://site.example/?next=%2Fhelp&utm_source=news&fbclid=f1' });
  await settled();
  expect(page.query()).toBe('?next=%2Fhelp');
});

it('attribution is not lost when the first page is left before the tracker has loaded', async () => {
  await openPage({ address: 'https://site.example/?utm_source=news' });
  const page = await openPage({ address: 'https://site.example/help' });
  await settled();
  expect(page.attribution()).toMatchObject({ source: 'news' });
  expect(kept.has('everkite.landing')).toBe(false);
});

it('attribution is sent with the session, to our own server only', async () => {
  await openPage({
    address: 'https://site.example/?utm_source=news&utm_campaign=kites',
    referrer: 'https://search.example/?q=a+person',
  });
  await settled();
  const touch = { utm_source: 'news', utm_campaign: 'kites', landing_path: '/', referrer_host: 'search.example' };
  expect(startTracker.mock.calls[0]![0].commonProperties()).toMatchObject({
    ...{ cohort: 'A', drawn_cohort: '', source: 'news', content_version: 'v1' },
    ...{ first_touch: touch, last_touch: touch },
  });
});

it('in opt-in mode nothing is loaded, stored or sent before Accept', async () => {
  const page = await openPage({ mode: 'opt-in', address: 'https://site.example/?utm_source=news' });
  page.track('open_main');
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect([...stored.keys()]).toEqual(['everkite.visitor']);
  expect(page.attribution().source).toBe('');
  expect([...kept.keys()]).toEqual(['everkite.visitor']);
});

it('in opt-in mode Accept starts measuring, with attribution', async () => {
  const page = await openPage({ mode: 'opt-in', address: 'https://site.example/?utm_source=news' });
  page.track('open_main');
  page.choose(true);
  page.track('popup_click', { popup: 'privacy', choice: 'accept' });
  await settled();
  expect(names()).toEqual(['popup_click', 'first_launch_new']);
  expect(page.attribution().source).toBe('news');
  expect(storedAnalytics()).toMatchObject({ source: 'news', countVisits: 1 });
});

it('Reject stops the tracker and erases what was stored', async () => {
  const page = await openPage({ address: 'https://site.example/?utm_source=news' });
  await settled();
  page.choose(false);
  page.track('popup_click', { popup: 'privacy', choice: 'reject' });
  expect(optOut).toHaveBeenCalledOnce();
  expect(names()).toEqual(['first_launch_new']);
  expect([...stored.keys()]).toEqual(['everkite.visitor']);
  expect(page.attribution()).toEqual({
    ...{ source: '', click_id: '', click_id_name: '', last_source: '', last_click_id: '', last_click_id_name: '' },
  });
});

it('Reject takes effect while the tracker is still loading', async () => {
  const page = await openPage();
  page.track('open_main');
  page.choose(false);
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect(stored.has('everkite.analytics')).toBe(false);
  expect([...kept.keys()]).toEqual(['everkite.visitor']);
});

it('Reject holds on the next visit', async () => {
  (await openPage()).choose(false);
  const page = await openPage({ address: 'https://site.example/?gclid=g1' });
  page.track('open_main');
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Reject before the tracker has loaded erases what an earlier visit left, at the latest on the next page', async () => {
  const page = await openPage({ address: 'https://site.example/?utm_source=news' });
  await settled();
  page.track('open_main');
  // As the script in the page's head does it, when a link is followed before any other code has loaded.
  cookies = 'AMP_key=earlier; warning=false';
  await openPage();
  await settled();
  expect(optOut).toHaveBeenCalledOnce();
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Reject in another tab also erases what only this tab has stored', async () => {
  await openPage();
  await settled();
  const own = [...kept];
  (await openPage()).choose(false);
  for (const [name, text] of own) kept.set(name, text);
  await openPage();
  expect([...kept.keys()]).toEqual(['everkite.visitor']);
});

it('Reject and a later Accept in another tab take effect here', async () => {
  const page = await openPage();
  await settled();
  page.chooseElsewhere(false);
  expect(optOut).toHaveBeenCalledOnce();
  page.chooseElsewhere(true);
  await settled();
  expect(startTracker).toHaveBeenCalledTimes(2);
  page.track('open_main');
  expect(names().at(-1)).toBe('open_main');
});

it('after Reject the analytics store writes nothing to storage', async () => {
  (await openPage()).choose(false);
  const { useAnalyticsStore } = await import('./analytics-store.ts');
  useAnalyticsStore.setState({ countVisits: 5 });
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Accept after Reject starts measuring again', async () => {
  const page = await openPage();
  await settled();
  page.choose(false);
  page.choose(true);
  await settled();
  expect(startTracker).toHaveBeenCalledTimes(2);
});
