/**
 * Needs a browser, which hides, leaves, closes, crashes and freezes pages, and continues calls and beacons after their
 * end.
 */
import type { Page } from '@playwright/test';
import { setOnline } from '../network.ts';
import { pass, settle, stopClock } from './page-time.ts';
import { expectStored, expectStoredOnce, namesOf } from './stored-once.ts';
import { expect, test } from './test.ts';
import { openTracker, startOn, track } from './tracker-page.ts';
import { storedTypes } from './tracker-storage.ts';

const abandonedMs = 2 * 60_000;
/** The most bytes that browsers send after the end of a page. */
const carriedBytes = 64 * 1024;

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

/** Tells the page that it is hidden behind another tab. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a page that is hidden sends at once, in a call that outlives it', async ({ page, server }) => {
  await track(page, 'open_main');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await hide(page);
  await sent;
  await settle(page);
  expectStoredOnce(server, ['open_main']);
  expect(await storedTypes(page)).toEqual([]);
});

test('a page that is hidden during a call repeats nothing', async ({ page, server }) => {
  const release = server.holdAnswers();
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  await hide(page);
  await track(page, 'close_main');
  release();
  await settle(page);
  expectStoredOnce(server, ['open_main', 'close_main']);
});

test('no call of a hidden page is larger than browsers send after its end', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const names = Array.from({ length: 40 }, (_, index) => `event_${index}`);
  for (const name of names) await track(page, name, { text: 'ö'.repeat(2000) });
  await hide(page);
  await settle(page);
  const sizes = server.uploads.map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
  expect(Math.max(...sizes)).toBeLessThan(carriedBytes);
  expectStoredOnce(server, names);
});

test('a page that is left sends a beacon, and the next page sends the events again', async ({ page, server }) => {
  await track(page, 'open_main');
  await page.goto('about:blank');
  await expect.poll(() => server.stored().length).toBe(3);
  expect(server.uploads.map(({ viaBeacon }) => viaBeacon)).toEqual([true]);
  expectStoredOnce(server, ['open_main']);

  await openTracker(page, server);
  await settle(page);
  expect(await storedTypes(page)).toEqual([]);
  await pass(page, 2 * abandonedMs, 10_000);
  expect(server.uploads).toHaveLength(2);
  expectStored(server, ['open_main']);
});

test('a page that is left with more events than a beacon holds loses nothing', { tag: '@long' }, async ({
  page,
  server,
  context,
}) => {
  await setOnline(page, false);
  const names = Array.from({ length: 60 }, (_, index) => `event_${index}`);
  for (const name of names) await track(page, name, { text: 'x'.repeat(2000) });
  // The network is back, but the page is closed before it notices.
  await page.evaluate(() => window.addEventListener('online', (event) => event.stopImmediatePropagation(), true));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await context.setOffline(false);
  await page.goto('about:blank');
  // The call in progress may arrive before the beacon.
  await expect.poll(() => server.uploads.filter(({ viaBeacon }) => viaBeacon).length).toBeGreaterThan(0);

  await openTracker(page, server);
  await pass(page, 10_000);
  expectStored(server, names);
  expect(await storedTypes(page)).toEqual([]);
});

test('events of a beacon that failed are sent again by the next page', { tag: '@long' }, async ({ page, server }) => {
  server.answer(() => ({ status: 503 }));
  await track(page, 'open_main');
  await page.goto('about:blank');
  await expect.poll(() => server.uploads.length).toBe(1);
  server.answer(() => ({ status: 200 }));
  await openTracker(page, server);
  await settle(page);
  expectStoredOnce(server, ['open_main']);
});

test('a page that comes back from the browser’s memory sends the events of its beacon again, and goes on', async ({
  page,
  server,
}) => {
  // The test browser keeps no page in its back/forward cache, so the test dispatches the events of one.
  const dispatch = (name: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), name);
  server.answer((_, index) => (index < 6 ? { status: 503 } : { status: 200 }));
  await track(page, 'open_main');
  await pass(page, 30_000);
  expect(server.uploads).toHaveLength(5);
  await track(page, 'close_main');
  await dispatch('pagehide');
  await settle(page);
  await track(page, 'open_account');
  await settle(page);
  expect(server.uploads.slice(5).map(({ viaBeacon, body }) => [viaBeacon, namesOf(body.events)])).toEqual([
    [true, ['close_main']],
    [true, ['open_account']],
  ]);
  await dispatch('pageshow');
  await pass(page, 10_000);
  expectStored(server, ['open_main', 'close_main', 'open_account']);
  expect(await storedTypes(page)).toEqual([]);
});

test('the events of a tab that is closed during a call are delivered by the next visit', { tag: '@long' }, async ({
  page,
  server,
  context,
}) => {
  server.answer(() => 'hang');
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  await track(page, 'close_main');
  await page.close();
  server.answer(() => ({ status: 200 }));

  const next = await context.newPage();
  await openTracker(next, server);
  await settle(next);
  expectStored(server, ['open_main', 'close_main']);
  expect(await storedTypes(next)).toEqual([]);
});

test('the events of a tab that is killed are delivered by the next visit', { tag: '@long' }, async ({
  page,
  server,
  context,
}) => {
  await track(page, 'open_main');
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  expect(server.uploads).toEqual([]);

  const next = await context.newPage();
  await openTracker(next, server);
  await pass(next, 60_000, 10_000);
  expect(server.uploads).toEqual([]);
  await pass(next, 60_000, 10_000);
  expect(server.uploads.map(({ body }) => namesOf(body.events))).toEqual([['open_main']]);
  expectStoredOnce(server, ['open_main']);
  expect(await storedTypes(next)).toEqual([]);
});

test('a frozen tab that wakes up loses no events to the tab that took them over', { tag: '@long' }, async ({
  server,
  context,
}) => {
  const frozen = await context.newPage();
  await frozen.goto(server.url);
  // The timers of a frozen page wait until it is woken.
  await frozen.evaluate(() => {
    const sleeping: (() => void)[] = [];
    const sleep = (action: () => void) => sleeping.push(action);
    Object.assign(window, {
      setInterval: sleep,
      setTimeout: sleep,
      runTimers() {
        for (const action of sleeping) action();
      },
    });
  });
  await startOn(frozen, server);
  await track(frozen, 'open_main');
  expect(server.uploads).toEqual([]);

  const other = await context.newPage();
  await openTracker(other, server);
  server.answer(() => ({ status: 500 }));
  await pass(other, abandonedMs, 10_000);
  expect(namesOf(server.uploads.at(-1)!.body.events)).toEqual(['open_main']);
  await track(frozen, 'close_main');
  server.answer(() => ({ status: 200 }));
  await frozen.evaluate(() => (window as unknown as { runTimers: () => void }).runTimers());
  await settle(frozen);
  expectStoredOnce(server, ['open_main', 'close_main']);
  await other.close();
  await openTracker(frozen, server);
  await pass(frozen, abandonedMs, 10_000);
  expectStored(server, ['open_main', 'close_main']);
  expect(await storedTypes(frozen)).toEqual([]);
});
