/** Needs a browser, which knows whether it is online and notifies the page. */

import { setOnline } from '../network.ts';
import { pass, settle, stopClock } from './page-time.ts';
import { expectStoredOnce } from './stored-once.ts';
import { expect, test } from './test.ts';
import { openTracker, track } from './tracker-page.ts';
import { storedTypes } from './tracker-storage.ts';

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

test('nothing is tried offline, and everything is sent at once when the network is back (§ 4)', async ({
  page,
  server,
}) => {
  const attempts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && attempts.push(request.url()));
  await setOnline(page, false);
  await track(page, 'open_main');
  await pass(page, 60_000, 10_000);
  expect(attempts).toEqual([]);
  await setOnline(page, true);
  await expect.poll(() => server.uploads.length).toBe(1);
  await settle(page);
  expectStoredOnce(server, ['open_main']);
});

test('a 500 on the first flush after coming back loses nothing', { tag: '@long' }, async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? { status: 500 } : { status: 200 }));
  const names = Array.from({ length: 50 }, (_, index) => `event_${index}`);
  await setOnline(page, false);
  for (const name of names) await track(page, name);
  await setOnline(page, true);
  await expect.poll(() => server.uploads.length).toBe(1);
  await pass(page, 10_000);
  expectStoredOnce(server, names);
  expect(await storedTypes(page)).toEqual([]);
});

test('events that were given up are tried again when the network is back', async ({ page, server }) => {
  server.answer(() => 'no answer');
  await track(page, 'open_main');
  await pass(page, 30_000);
  expect(server.uploads).toHaveLength(5);
  server.answer(() => ({ status: 200 }));
  await setOnline(page, false);
  await setOnline(page, true);
  await expect.poll(() => server.uploads.length).toBe(6);
  await settle(page);
  expectStoredOnce(server, ['open_main']);
});

test('a network that breaks during a call loses no event', { tag: '@long' }, async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? 'hang' : { status: 200 }));
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  await setOnline(page, false);
  await track(page, 'close_main');
  await page.clock.runFor(30_000);
  await settle(page);
  await setOnline(page, true);
  await expect.poll(() => server.uploads.length).toBe(2);
  await pass(page, 10_000);
  expectStoredOnce(server, ['open_main', 'close_main']);
});
