import { describe, expect, it } from 'vitest';
import { analyticsMessages } from '#contract/messages.ts';
import { createBrowser, namesIn, storedText, trackIn } from '#testing/tracker/browser.ts';
import { flushLimits } from './sender.ts';

it('the queue is flushed every 10 seconds (§ 9)', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(9_999);
  expect(browser.uploads).toHaveLength(0);
  await browser.clock.pass(1);
  expect(browser.uploads).toHaveLength(1);
});

it('the queue is sent in chunks of at most 30 that separate no pair, the first as soon as it is full (§ 9)', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  for (let index = 0; index < 40; index += 1) trackIn(browser, tracker, 'open_main');
  await browser.clock.settle();
  expect(browser.uploads.map((upload) => upload.body.events.length)).toEqual([29, 30, 22]);
  expect(browser.sentNames()).toHaveLength(40);
});

it('outside a browser 200 events are sent at once, with 12 tries (§ 9)', async () => {
  const browser = createBrowser({ limits: flushLimits.elsewhere });
  browser.answer(() => ({ status: 500 }));
  const tracker = browser.openPage();
  for (let index = 0; index < 101; index += 1) trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(3 * 60 * 1000);
  expect(browser.uploads.slice(0, 12).map((upload) => upload.body.events.length)).toEqual(Array(12).fill(199));
  expect(browser.uploads.slice(12, 24).map((upload) => upload.body.events.length)).toEqual(Array(12).fill(4));
  expect(browser.uploads).toHaveLength(24);
});

it('flushing pauses while offline and goes on afterwards', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  browser.permission.isOnline = false;
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads).toHaveLength(0);
  browser.permission.isOnline = true;
  await tracker.resume();
  expect(browser.sentNames()).toEqual(['open_main']);
});

it('events are in storage before anything is sent, and removed once acknowledged', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  expect(storedText(browser)).toContain('open_main');
  await browser.clock.pass(10_000);
  expect(storedText(browser)).toBe('');
});

it('events are tried 5 times, 1, 2, 3 and 4 seconds apart, and kept for the next visit', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 503 }));
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => upload.atMs)).toEqual([10_000, 11_000, 13_000, 16_000, 20_000]);
  expect(browser.uploads.map((upload) => upload.body.request_metadata)).toEqual(
    [1, 2, 3, 4, 5].map((attempt) => ({ attempt })),
  );

  browser.answer(() => ({ status: 200 }));
  await browser.clock.pass(10 * 60 * 1000);
  expect(browser.uploads).toHaveLength(5);
  expect(storedText(browser)).toContain('open_main');
});

it('events that a page left behind are sent by a later one', async () => {
  const browser = createBrowser();
  browser.permission.isOnline = false;
  const gone = browser.openPage();
  trackIn(browser, gone, 'open_main');
  const left = [browser.storage.key(0)!, browser.storage.getItem(browser.storage.key(0)!)!] as const;
  gone.optOut();
  browser.storage.setItem(...left);
  await browser.clock.pass(10 * 60 * 1000);

  browser.permission.isOnline = true;
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toEqual(['open_main']);
  expect(storedText(browser)).toBe('');
});

it('events of a living page are left to it', async () => {
  const browser = createBrowser();
  const first = browser.openPage();
  browser.permission.isOnline = false;
  trackIn(browser, first, 'open_main');
  await browser.clock.pass(10 * 60 * 1000);
  browser.permission.isOnline = true;
  browser.openPage();
  await browser.clock.settle();
  expect(browser.uploads).toHaveLength(0);
  await first.resume();
  expect(browser.sentNames()).toEqual(['open_main']);
});

it('events are tried again after a failure without an answer, and after an answer that never comes', async () => {
  const browser = createBrowser();
  const replies = ['network error', 'never', { status: 200 }] as const;
  browser.answer(() => replies[browser.uploads.length - 1]!);
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => upload.atMs)).toEqual([10_000, 11_000, 43_000]);
  expect(storedText(browser)).toBe('');
});

it('invalid events are dropped and the others sent again at once', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1
      ? { status: 400, body: { events_with_invalid_fields: { time: [2] } } }
      : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads.map((upload) => namesIn(upload.body.events))).toEqual([
    ['open_main', 'close_main'],
    ['close_main'],
  ]);
  expect(storedText(browser)).toBe('');
});

it('all events are dropped when the key is invalid', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 400, body: { error: 'Invalid API key' } }));
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads).toHaveLength(1);
  expect(storedText(browser)).toBe('');
  expect(browser.warnings).toEqual(['3 events were refused: Invalid API key']);
});

it('batches that are too large are halved, and a single event that is too large is dropped with a warning', async () => {
  const browser = createBrowser();
  browser.answer(({ body }) => ({ status: body.events.some((event) => event.event_type === 'huge') ? 413 : 200 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'huge');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads.map((upload) => upload.body.events.length)).toEqual([7, 3, 4, 2, 1, 1, 2]);
  expect(browser.warnings).toEqual(['1 events were refused: Payload too large']);
  expect(storedText(browser)).toBe('');
});

it('events are sent without values that JSON cannot hold', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main', { page: '/', large: 1n });
  await browser.clock.pass(10_000);
  expect(browser.uploads[0]!.body.events.at(-1)!.event_properties).toEqual({ cohort: 'A', page: '/' });
  expect(browser.warnings).toEqual(['The property large cannot be sent']);
  expect(storedText(browser)).toBe('');
});

it('throttled events wait 30 seconds while the others go on', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1 ? { status: 429, body: { throttled_events: [2] } } : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['open_main', 'close_main']],
    [10_000, ['close_main']],
    [40_000, ['open_main']],
  ]);
});

it('new events are not given up with old ones', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 500 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(19_000);
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(1_000);
  browser.answer(() => ({ status: 200 }));
  await browser.clock.pass(10_000);
  expect(browser.uploads.at(-1)!.body.events.map((event) => event.event_type)).toEqual(['$identify', 'close_main']);
});

it('events that were given up get new tries when the network is back', async () => {
  const browser = createBrowser();
  browser.answer(() => 'network error');
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(60_000);
  browser.answer(() => ({ status: 200 }));
  await tracker.resume();
  expect(browser.uploads).toHaveLength(6);
  expect(storedText(browser)).toBe('');
});

it('the wait is as long after new tries as after the first, though an older wait ends in between', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 503 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(15_500);
  await tracker.resume();
  await browser.clock.pass(1_000);
  expect(browser.uploads.map((upload) => upload.atMs)).toEqual([10_000, 11_000, 13_000, 15_500, 16_500]);
});

it('events above 1000 unsent are refused with the message of § 8', async () => {
  const browser = createBrowser();
  browser.permission.isOnline = false;
  const tracker = browser.openPage();
  for (let index = 0; index < 501; index += 1) trackIn(browser, tracker, 'open_main');
  expect(browser.warnings).toEqual([analyticsMessages.queueFull(1), analyticsMessages.queueFull(2)]);
  browser.permission.isOnline = true;
  await tracker.resume();
  expect(browser.uploads.flatMap((upload) => upload.body.events)).toHaveLength(1000);
});

it.each([
  ['missing', null],
  [
    'full',
    {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      clear: () => {},
    } as Storage,
  ],
])('events are kept in memory when storage is %s (§ 8)', async (_, storage) => {
  const browser = createBrowser({ storage });
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(10_000);
  expect(browser.sentNames()).toEqual(['open_main']);
});

it('leaving the page sends a beacon at once and keeps the events until they are acknowledged', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  tracker.leave();
  expect(namesIn(browser.beacons.flatMap((beacon) => beacon.events))).toEqual(['open_main']);
  expect(storedText(browser)).toContain('open_main');
});

it('leaving the page also sends what happens after the beacon, and nothing twice', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  tracker.leave();
  trackIn(browser, tracker, 'close_main');
  tracker.leave();
  await tracker.flush();
  expect(browser.beacons.map((beacon) => namesIn(beacon.events))).toEqual([['open_main'], ['close_main']]);
  expect(browser.uploads).toHaveLength(0);
});

it('leaving the page keeps for the next visit what the browser refuses', async () => {
  let carried = 0;
  const browser = createBrowser({
    sendBeacon: (_url, body) => {
      if (carried + body.length > 64 * 1024) return false;
      carried += body.length;
      return true;
    },
  });
  browser.permission.isOnline = false;
  const tracker = browser.openPage();
  for (let index = 0; index < 150; index += 1) trackIn(browser, tracker, 'open_main', { text: 'x'.repeat(300) });
  browser.permission.isOnline = true;
  tracker.leave();
  expect(carried).toBeGreaterThan(60_000);
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toHaveLength(150);
});

it('leaving the page sends the others when one event is too large for a beacon', () => {
  const carried: string[] = [];
  const browser = createBrowser({
    sendBeacon: (_url, body) => body.length <= 64 * 1024 && carried.push(body) > 0,
  });
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'huge', { text: 'x'.repeat(70_000) });
  trackIn(browser, tracker, 'close_main');
  tracker.leave();
  expect(carried.join()).toContain('close_main');
  expect(carried.join()).not.toContain('huge');
  expect(storedText(browser)).toContain('huge');
});

it('leaving the page lets the next one send the events again at once, since nobody read the answer', async () => {
  const browser = createBrowser();
  const first = browser.openPage();
  trackIn(browser, first, 'open_main');
  first.leave();
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toEqual(['open_main']);
  expect(storedText(browser)).toBe('');
});

it('coming back sends the events again with the same insert ids, until they are acknowledged', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  tracker.leave();
  await tracker.comeBack();
  const ids = (bodies: { events: { insert_id?: string }[] }[]) =>
    bodies.flatMap((body) => body.events.map((event) => event.insert_id));
  expect(ids(browser.uploads.map((upload) => upload.body))).toEqual(ids(browser.beacons));
  expect(storedText(browser)).toBe('');
});

it('leaving the page does not repeat an upload that outlives it', async () => {
  const browser = createBrowser();
  browser.answer(() => 'never');
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(10_000);
  tracker.leave();
  expect(browser.beacons).toEqual([]);
});

it('batches are no larger than the accepted ones, once the server found some too large (§ 4)', async () => {
  const browser = createBrowser();
  browser.answer(({ body }) => ({ status: body.events.length > 4 ? 413 : 200 }));
  const tracker = browser.openPage();
  for (let index = 0; index < 10; index += 1) trackIn(browser, tracker, `event_${index}`);
  await browser.clock.pass(10_000);
  expect(browser.uploads.map(({ body }) => body.events.length)).toEqual([21, 11, 5, 3, ...Array(9).fill(2)]);
  expect(browser.warnings).toEqual([]);
  expect(storedText(browser)).toBe('');
});

it('invalid events are dropped with a warning that counts them', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1
      ? { status: 400, body: { events_with_invalid_fields: { time: [1, 2] } } }
      : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'damaged');
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['damaged', 'open_main']],
    [10_000, ['open_main']],
  ]);
  expect(browser.warnings).toEqual(['2 events were refused: invalid']);
});

it('events that come while others are throttled do not wait with them (§ 9)', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1 ? { status: 429, body: { throttled_events: [1, 2] } } : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(20_000);
  trackIn(browser, tracker, 'open_account');
  await browser.clock.pass(40_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['open_main', 'close_main']],
    [10_000, ['close_main']],
    [30_000, ['open_account']],
    [40_000, ['open_main']],
  ]);
});

const hourMs = 60 * 60 * 1000;

describe.each([
  ['forward', hourMs],
  ['back', -hourMs],
])('a clock that jumps %s', (_, jumpMs) => {
  /** A browser whose clock can be set without affecting its timers. */
  function createSettable() {
    let setBy = 0;
    const browser = createBrowser({ now: (): number => browser.clock.now() + setBy });
    const jump = () => {
      setBy = jumpMs;
    };
    return { browser, jump };
  }

  it.each([
    [500, 11_000],
    [429, 40_000],
  ])('a clock that jumps does not stretch the wait after an answer of %i', async (status, nextAtMs) => {
    const { browser, jump } = createSettable();
    browser.answer(() => ({ status: browser.uploads.length === 1 ? status : 200 }));
    trackIn(browser, browser.openPage(), 'open_main');
    await browser.clock.pass(10_000);
    jump();
    await browser.clock.pass(60_000);
    expect(browser.uploads.map(({ atMs }) => atMs)).toEqual([10_000, nextAtMs]);
    expect(storedText(browser)).toBe('');
  });

  it('a clock that jumps lets another tab deliver what this one has given up', async () => {
    const { browser, jump } = createSettable();
    browser.answer(() => ({ status: 500 }));
    trackIn(browser, browser.openPage(), 'open_main');
    await browser.clock.pass(30_000);
    jump();
    browser.answer(() => ({ status: 200 }));
    browser.openPage();
    await browser.clock.settle();
    const sent = browser.uploads.slice(5).flatMap(({ body }) => body.events);
    expect(sent.map(({ event_type }) => event_type)).toEqual(['session_start', '$identify', 'open_main']);
  });
});
