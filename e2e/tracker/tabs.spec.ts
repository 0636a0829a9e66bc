/** Needs a browser, which can have two tabs that share storage and cookies. */
import { sessionTimeoutMs } from '#tracker/session.ts';
import { pass, settle, startedAt, stopClock } from './page-time.ts';
import { expectStoredOnce, storedEvents } from './stored-once.ts';
import { expect, test } from './test.ts';
import { openTracker, track } from './tracker-page.ts';
import { storedTypes } from './tracker-storage.ts';

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

test('two tabs at once are one device, and number their events in the order of their times', async ({
  page,
  server,
  context,
}) => {
  const second = await context.newPage();
  await openTracker(second, server);
  await track(page, 'first_here');
  await track(second, 'first_there');
  await track(page, 'second_here');
  await track(second, 'second_there');
  await pass(page, 10_000);
  expectStoredOnce(server, ['first_here', 'first_there', 'second_here', 'second_there']);
  const events = storedEvents(server);
  expect(new Set(events.map((event) => event.device_id)).size).toBe(1);
  expect(events.map((event) => event.event_id)).toEqual(events.map((_, index) => index + 1));
  expect(await storedTypes(page)).toEqual([]);
});

test('two tabs at once have one session, which starts before its first event (§ 4)', async ({
  page,
  server,
  context,
}) => {
  const second = await context.newPage();
  await openTracker(second, server);
  await track(page, 'open_main');
  await pass(page, sessionTimeoutMs - 1000, 60_000);
  await track(second, 'close_main');
  await pass(page, sessionTimeoutMs, 60_000);
  await track(page, 'open_account');
  await settle(page);
  await pass(page, 10_000);
  const again = startedAt + 2 * sessionTimeoutMs - 1000;
  expect(storedEvents(server).map(({ event_type, session_id, time }) => [event_type, session_id, time])).toEqual([
    ['session_start', startedAt, startedAt],
    ['$identify', startedAt, startedAt],
    ['open_main', startedAt, startedAt],
    ['$identify', startedAt, startedAt + sessionTimeoutMs - 1000],
    ['close_main', startedAt, startedAt + sessionTimeoutMs - 1000],
    ['session_end', startedAt, startedAt + sessionTimeoutMs - 1000 + 1],
    ['session_start', again, again],
    ['$identify', again, again],
    ['open_account', again, again],
  ]);
});

test('two tabs with a failing server lose no events, whichever is closed', { tag: '@long' }, async ({
  page,
  server,
  context,
}) => {
  server.answer(() => ({ status: 500 }));
  const second = await context.newPage();
  await openTracker(second, server);
  await track(page, 'open_main');
  await track(second, 'close_main');
  await pass(page, 30_000);
  await page.close();
  server.answer(() => ({ status: 200 }));
  await pass(second, 30_000);
  await second.goto('about:blank');
  await openTracker(second, server);
  await pass(second, 10_000);
  expect(storedEvents(server).map((event) => event.event_type)).toEqual([
    'session_start',
    '$identify',
    'open_main',
    '$identify',
    'close_main',
  ]);
  expect(await storedTypes(second)).toEqual([]);
});

test('opting out in one tab aborts the calls of the other, and nothing more is written', async ({
  page,
  server,
  context,
}) => {
  const second = await context.newPage();
  await openTracker(second, server);
  const release = server.holdAnswers();
  await page.evaluate(() => {
    for (let index = 0; index < 20; index++) {
      window.tracker.track({ name: 'open_main', properties: {}, userProperties: {}, at: Date.now() });
    }
  });
  await expect.poll(() => server.uploads.length).toBe(1);
  await page.evaluate(() => {
    window.isMeasuringAllowed = false;
  });
  await second.evaluate(() => window.tracker.optOut());
  release();
  await settle(page);
  expect(await storedTypes(second)).toEqual([]);
  await track(page, 'close_main');
  await pass(page, 60_000, 10_000);
  expect(server.uploads).toHaveLength(1);
  expect(await storedTypes(second)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
