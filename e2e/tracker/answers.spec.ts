/**
 * Needs a browser, which breaks connections, aborts calls and keeps unsent events in its storage. What each answer
 * means is tested in src/tracker/delivery.test.ts and sender.test.ts.
 */
import { pass, secondsOf, startedAt, stopClock } from './page-time.ts';
import { expectStored, expectStoredOnce } from './stored-once.ts';
import { expect, test } from './test.ts';
import { openTracker, track } from './tracker-page.ts';
import { storedTypes } from './tracker-storage.ts';

const retryTimes = [10, 11, 13, 16, 20];

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

test('events acknowledged with 200 are removed and not sent again (§ 4)', async ({ page, server }) => {
  await track(page, 'open_main');
  await pass(page, 60_000, 10_000);
  expect(secondsOf(server.uploads)).toEqual([10]);
  expect(server.uploads[0]!.body.events.map(({ event_type, time }) => [event_type, time])).toEqual([
    ['session_start', startedAt],
    ['$identify', startedAt],
    ['open_main', startedAt],
  ]);
  expectStoredOnce(server, ['open_main']);
  expect(await storedTypes(page)).toEqual([]);
});

test('events answered with 500 are tried five times, then kept and delivered by the next visit (§ 4, § 9)', async ({
  page,
  server,
}) => {
  server.answer(() => ({ status: 500 }));
  await track(page, 'open_main');
  await pass(page, 20_000);
  await pass(page, 40_000, 10_000);
  expect(secondsOf(server.uploads)).toEqual(retryTimes);
  expect(await storedTypes(page)).toContain('open_main');
  server.answer(() => ({ status: 200 }));
  await pass(page, 60_000, 10_000);
  expect(server.uploads).toHaveLength(5);

  await openTracker(page, server);
  await pass(page, 1000);
  expectStoredOnce(server, ['open_main']);
  expect(await storedTypes(page)).toEqual([]);
});

test('a call whose connection breaks is tried again with the same insert ids until it is taken (§ 8)', async ({
  page,
  server,
}) => {
  const replies = ['answer lost', 'no answer', { status: 500 }, 'no answer', { status: 200 }] as const;
  server.answer((_, index) => replies[index]!);
  await track(page, 'open_main');
  await pass(page, 30_000);
  expect(secondsOf(server.uploads)).toEqual(retryTimes);
  const ids = server.uploads.map(({ body }) => body.events.map((event) => event.insert_id));
  expect(new Set(ids.map(String)).size).toBe(1);
  expectStored(server, ['open_main']);
  expect(await storedTypes(page)).toEqual([]);
});

test('a call without an answer is given up after 30 s and tried again', { tag: '@long' }, async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? 'hang' : { status: 200 }));
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  await track(page, 'close_main');
  await page.clock.runFor(29_999);
  expect(server.uploads).toHaveLength(1);
  await pass(page, 20_000);
  expect(secondsOf(server.uploads).slice(0, 2)).toEqual([10, 41]);
  expectStoredOnce(server, ['open_main', 'close_main']);
});
