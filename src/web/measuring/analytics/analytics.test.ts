import { expect, it, vi } from 'vitest';
import {
  names,
  openPage,
  renewBrowser,
  settled,
  startTracker,
  stored,
  storedAnalytics,
  type TrackerSettings,
  tracked,
} from '#testing/web/analytics-page.ts';

renewBrowser();

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
  expect(stored.has('everkite.early')).toBe(false);
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
  expect(stored.has('everkite.landing')).toBe(false);
});

it('attribution is sent with the session, to our own server only', async () => {
  await openPage({
    address: 'https://site.example/?utm_source=news&utm_campaign=kites',
    referrer: 'https://search.example/?q=a+person',
  });
  await settled();
  const touch = { utm_source: 'news', utm_campaign: 'kites', landing_path: '/', referrer_host: 'search.example' };
  expect(startTracker.mock.calls[0]![0].commonProperties()).toMatchObject({
    cohort: 'A',
    drawn_cohort: '',
    source: 'news',
    content_version: 'v1',
    first_touch: touch,
    last_touch: touch,
  });
});
