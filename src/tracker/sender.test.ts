import { describe, expect, it } from 'vitest';
import { createBrowser, storedText, trackIn } from '#testing/tracker/browser.ts';
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

it('flushing pauses while offline and continues afterwards', async () => {
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

it('events are sent again after a network error and after a timeout', async () => {
  const browser = createBrowser();
  const replies = ['network error', 'never', { status: 200 }] as const;
  browser.answer(() => replies[browser.uploads.length - 1]!);
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => upload.atMs)).toEqual([10_000, 11_000, 43_000]);
  expect(storedText(browser)).toBe('');
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

it('the first wait after resuming is a full second, although an older wait ends earlier', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 503 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(15_500);
  await tracker.resume();
  await browser.clock.pass(1_000);
  expect(browser.uploads.map((upload) => upload.atMs)).toEqual([10_000, 11_000, 13_000, 15_500, 16_500]);
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
