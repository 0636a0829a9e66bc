import { describe, expect, it } from 'vitest';
import { apiKey, createBrowser, startedAt, trackIn } from '#testing/tracker/browser.ts';

it('an upload carries key, events, options, upload time and metadata (§ 7)', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads).toHaveLength(1);
  const { body, init } = browser.uploads[0]!;
  expect(body).toMatchObject({
    api_key: apiKey,
    options: { min_id_length: 5 },
    client_upload_time: new Date(startedAt + 10_000).toISOString(),
    request_metadata: { attempt: 1 },
  });
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
});

it('each event has its device, session, time, ids and the facts about the browser (§ 7)', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main', { page: 'home' });
  await browser.clock.pass(10_000);
  expect(browser.uploads[0]!.body.events[2]).toEqual({
    device_id: 'uuid-2',
    session_id: startedAt,
    time: startedAt,
    event_type: 'open_main',
    event_properties: { cohort: 'A', page: 'home' },
    event_id: 3,
    insert_id: 'uuid-5',
    library: 'everkite-tracker/1',
    language: 'en-US',
    platform: 'Web',
    ip: '$remote',
  });
});

it('user properties are sent right before every event, and the cohort with the session events too (§ 7)', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  const sent = browser.uploads[0]!.body.events.map(({ event_type, event_properties, user_properties }) => [
    event_type,
    event_properties ?? user_properties,
  ]);
  const identify = ['$identify', { $set: { signed_in: false, subs_active: false } }];
  expect(sent).toEqual([
    ['session_start', { cohort: 'A' }],
    identify,
    ['open_main', { cohort: 'A' }],
    identify,
    ['close_main', { cohort: 'A' }],
  ]);
});

it('every event has an insert id of its own, and event ids are counted across pages (§ 7)', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  trackIn(browser, browser.openPage(), 'close_main');
  await browser.clock.pass(10_000);
  const events = browser.uploads.flatMap((upload) => upload.body.events);
  expect(new Set(events.map((event) => event.insert_id)).size).toBe(5);
  expect(events.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(events.map((event) => event.device_id)).size).toBe(1);
});

it('sessions end after 30 minutes without an event, 1 ms after the last one (§ 4)', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(30 * 60 * 1000);
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  const second = startedAt + 30 * 60 * 1000;
  const sent = browser.uploads[1]!.body.events.map((event) => [event.event_type, event.session_id, event.time]);
  expect(sent).toEqual([
    ['session_end', startedAt, startedAt + 1],
    ['session_start', second, second],
    ['$identify', second, second],
    ['close_main', second, second],
  ]);
});

it('sessions continue across pages (§ 4)', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads[1]!.body.events.map((event) => event.event_type)).toEqual(['$identify', 'open_main']);
  expect(browser.uploads[1]!.body.events[1]!.session_id).toBe(startedAt);
});

it('events are sent every 10 s, until the server sets another interval (§ 9)', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(10_000);
  tracker.flushEvery(30_000);
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(29_999);
  expect(browser.sentNames()).toEqual(['open_main']);
  await browser.clock.pass(1);
  expect(browser.sentNames()).toEqual(['open_main', 'close_main']);
});

it('the identity cookie is named after the key, lives 365 days and is limited to this site (§ 9)', () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  expect(browser.cookieJar.written[0]).toMatch(
    /^AMP_test-key-o=[A-Za-z0-9+/=]+; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
  );
});

it('a damaged identity cookie is replaced', async () => {
  const browser = createBrowser();
  browser.cookieJar.cookie = 'AMP_test-key-o=%%%';
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads[0]!.body.events[0]!.device_id).toMatch(/^uuid-/);
});

it('memory replaces the identity cookie where cookies are off', async () => {
  const browser = createBrowser({
    cookieJar: {
      get cookie() {
        return '';
      },
      set cookie(_text) {},
    },
  });
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  const { events } = browser.uploads[0]!.body;
  expect(new Set(events.map((event) => event.device_id)).size).toBe(1);
  expect(events.filter((event) => event.event_type === 'session_start')).toHaveLength(1);
});

describe.each([
  ['forward', 1],
  ['back', -1],
])('a clock that jumps %s', (_, direction) => {
  const timeoutMs = 30 * 60 * 1000;

  /** The events sent when the clock jumps between two events. */
  async function sentOver(jumpMs: number) {
    const browser = createBrowser();
    const tracker = browser.openPage();
    for (const [name, at] of [
      ['open_main', startedAt],
      ['close_main', startedAt + jumpMs],
    ] as const) {
      tracker.track({ name, properties: {}, userProperties: {}, at });
    }
    await browser.clock.pass(20_000);
    const sent = browser.uploads.flatMap(({ body }) => body.events);
    return sent.map((event) => [event.event_type, event.session_id, event.time]);
  }

  it('a clock jump longer than the session timeout starts a new session', async () => {
    const at = startedAt + direction * 2 * timeoutMs;
    expect(await sentOver(direction * 2 * timeoutMs)).toEqual([
      ['session_start', startedAt, startedAt],
      ['$identify', startedAt, startedAt],
      ['open_main', startedAt, startedAt],
      ['session_end', startedAt, startedAt + 1],
      ['session_start', at, at],
      ['$identify', at, at],
      ['close_main', at, at],
    ]);
  });

  it('a clock jump shorter than the session timeout continues the session', async () => {
    const sent = await sentOver(direction * (timeoutMs - 1));
    expect(sent.map(([name, session]) => [name, session])).toEqual([
      ['session_start', startedAt],
      ['$identify', startedAt],
      ['open_main', startedAt],
      ['$identify', startedAt],
      ['close_main', startedAt],
    ]);
  });
});
