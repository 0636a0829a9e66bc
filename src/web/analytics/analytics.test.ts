import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Occurrence } from '../../tracker/tracker';

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
vi.mock('../../tracker/start-tracker', () => ({ startTracker }));

/** A page as the browser opens it: fresh code, the storage and cookies of before. */
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
  const { startAnalytics, setOptOut, heedChoice } = await import('./analytics');
  const { captureAttribution } = await import('../visitor/capture-attribution');
  const { knownAttribution } = await import('../visitor/known-attribution');
  const { useVisitor } = await import('../visitor/visitor');
  const { track } = await import('./track');
  // The code that comes after the first paint is at hand; when it is asked for is the page's business.
  await import('./measuring');
  useVisitor.setState({ cohort: 'A' });
  startAnalytics();
  captureAttribution();
  return {
    track,
    choose(accepted: boolean) {
      cookies = `warning=${accepted}`;
      setOptOut(!accepted);
    },
    /** Another tab does, and this one hears of it. */
    chooseElsewhere(accepted: boolean) {
      cookies = `warning=${accepted}`;
      heedChoice();
    },
    attribution: knownAttribution,
    /** What the address bar shows now. */
    query: () => location.search,
  };
}

let cookies = '';
let stored = new Map<string, string>();
/** What the tab keeps. */
let kept = new Map<string, string>();
const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
const storedAnalytics = () => JSON.parse(stored.get('everkite.analytics') ?? 'null')?.state ?? null;
const names = () => tracked.map(({ name }) => name);
/** Until the tracker's code is there and the first visit has been told. */
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

describe('an event', () => {
  it('from before the tracker is there is kept with its time', async () => {
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

  it('outlives a page that was left before the tracker was there, and is sent once', async () => {
    (await openPage()).track('open_main');
    await openPage();
    await settled();
    await openPage();
    await settled();
    expect(names()).toEqual(['open_main', 'first_launch_new']);
    expect(kept.has('everkite.early')).toBe(false);
  });

  it('tells what was true when it happened', async () => {
    const page = await openPage();
    await settled();
    const { useSession, emptyProfile } = await import('../auth/session');
    useSession.setState({ token: 'token', profile: { ...emptyProfile, sub_status: 'trialing' } });
    page.track('canceled_step1');
    expect(tracked.at(-1)!.userProperties).toEqual({ signed_in: true, subs_active: true });
  });

  it('passes the firewall on its way to a server that is not ours, and only then', async () => {
    await openPage({ endpoint: 'https://api2.amplitude.com/2/httpapi' });
    await settled();
    await openPage();
    await settled();
    const [foreign, own] = startTracker.mock.calls.map(([settings]) => settings);
    const event = { event_type: 'open_main', event_properties: { cohort: 'A' } };
    expect(foreign!.permitted!(event)).toMatchObject({ event_type: 'open_main', event_properties: {} });
    expect(foreign!.permitted!({ ...event, event_type: 'screen1_open' })).toBeNull();
    expect(own).not.toHaveProperty('permitted');
    // What the tracker takes down by itself is for our own server alone.
    expect(foreign).not.toHaveProperty('capture');
    expect(own).toHaveProperty('capture');
  });

  it.each(['/2/httpapi', 'https://api2.amplitude.com/batch'])(
    'goes to %s with its screen’s number and without quiz and cohort where the operator wants no more',
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
});

describe('the first visit (§ 4)', () => {
  it('is told about 100 ms after the start, then visits are counted', async () => {
    await openPage();
    // The tracker's code is asked for after 200 ms, where the browser does not say when it is idle.
    await vi.advanceTimersByTimeAsync(200);
    await vi.dynamicImportSettled();
    expect(startTracker).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(99);
    expect([names(), storedAnalytics()?.countVisits ?? 0]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['first_launch_new']);
    expect(storedAnalytics()).toMatchObject({ countVisits: 1 });
  });

  it('is not told again', async () => {
    await openPage();
    await settled();
    await openPage();
    await settled();
    expect(names()).toEqual(['first_launch_new']);
    expect(storedAnalytics()).toMatchObject({ countVisits: 2 });
  });
});

describe('how the visitor came', () => {
  it('is kept over visits, the first touch and the last', async () => {
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

  it('leaves the address bar once it is kept, and the rest of the query stays', async () => {
    const page = await openPage({ address: 'https://site.example/?next=%2Fhelp&utm_source=news&fbclid=f1' });
    await settled();
    expect(page.query()).toBe('?next=%2Fhelp');
  });

  it('is not lost when the first page is left before the tracker is there', async () => {
    await openPage({ address: 'https://site.example/?utm_source=news' });
    const page = await openPage({ address: 'https://site.example/help' });
    await settled();
    expect(page.attribution()).toMatchObject({ source: 'news' });
    expect(kept.has('everkite.landing')).toBe(false);
  });

  it('is told with the session, to the own server only', async () => {
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
});

describe('consent', () => {
  it('opt-in: nothing is loaded, kept or stored before Accept', async () => {
    const page = await openPage({ mode: 'opt-in', address: 'https://site.example/?utm_source=news' });
    page.track('open_main');
    await settled();
    expect(startTracker).not.toHaveBeenCalled();
    expect([...stored.keys()]).toEqual(['everkite.visitor']);
    expect(page.attribution().source).toBe('');
    expect([...kept.keys()]).toEqual(['everkite.visitor']);
  });

  it('opt-in: Accept starts measuring, with how the visitor came', async () => {
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

  it('Reject while the tracker is still loading is in time', async () => {
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

  it('Reject before the tracker is there erases what an earlier visit left, at the latest on the next page', async () => {
    const page = await openPage({ address: 'https://site.example/?utm_source=news' });
    await settled();
    page.track('open_main');
    // The script in the page's head has kept the choice, and a link was followed before any other code came.
    cookies = 'AMP_key=earlier; warning=false';
    await openPage();
    await settled();
    expect(optOut).toHaveBeenCalledOnce();
    expect(stored.has('everkite.analytics')).toBe(false);
  });

  it('Reject in another tab erases what this one kept besides', async () => {
    await openPage();
    await settled();
    const own = [...kept];
    (await openPage()).choose(false);
    for (const [name, text] of own) kept.set(name, text);
    await openPage();
    expect([...kept.keys()]).toEqual(['everkite.visitor']);
  });

  it('of another tab is heeded, Reject as well as a later Accept', async () => {
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

  it('after Reject lets nothing of the analytics store into storage', async () => {
    (await openPage()).choose(false);
    const { useAnalyticsStore } = await import('./analytics-store');
    useAnalyticsStore.setState({ countVisits: 5 });
    expect(stored.has('everkite.analytics')).toBe(false);
  });

  it('Accept after Reject measures again', async () => {
    const page = await openPage();
    await settled();
    page.choose(false);
    page.choose(true);
    await settled();
    expect(startTracker).toHaveBeenCalledTimes(2);
  });
});
