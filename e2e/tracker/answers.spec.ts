import { pass, secondsOf, startedAt, stopClock } from './page-time';
import { expectStoredOnce, namesOf } from './stored-once';
import { expect, test } from './test';
import { openTracker, track } from './tracker-page';
import { keptTypes } from './tracker-storage';

const retryTimes = [10, 11, 13, 16, 20];

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

test('200: what is acknowledged is gone and is not sent again (§ 4)', async ({ page, server }) => {
  await track(page, 'open_main');
  await pass(page, 60_000);
  expect(secondsOf(server.uploads)).toEqual([10]);
  expect(server.uploads[0]!.body.events.map(({ event_type, time }) => [event_type, time])).toEqual([
    ['session_start', startedAt],
    ['$identify', startedAt],
    ['open_main', startedAt],
  ]);
  expectStoredOnce(server, ['open_main']);
  expect(await keptTypes(page)).toEqual([]);
});

test('400 that names events: those go, the rest is sent again at once (§ 4)', async ({ page, server, warnings }) => {
  server.answer((_, index) =>
    index === 0 ? { status: 400, body: { events_with_invalid_fields: { time: [1, 2] } } } : { status: 200 },
  );
  await track(page, 'damaged');
  await track(page, 'open_main');
  await pass(page, 60_000);
  expect(secondsOf(server.uploads)).toEqual([10, 10]);
  expectStoredOnce(server, ['open_main']);
  expect(warnings).toEqual(['2 events were refused: invalid']);
});

test('400 that names nothing: the batch is tried again', async ({ page, server }) => {
  server.answer((_, index) => (index < 2 ? { status: 400 } : { status: 200 }));
  await track(page, 'open_main');
  await pass(page, 60_000);
  expect(secondsOf(server.uploads)).toEqual([10, 11, 13]);
  expectStoredOnce(server, ['open_main']);
});

test('400 for an invalid key: nothing is tried again (§ 5)', async ({ page, server, warnings }) => {
  server.answer(() => ({ status: 400, body: { error: 'Invalid API key' } }));
  await track(page, 'open_main');
  await pass(page, 60_000);
  expect(server.uploads).toHaveLength(1);
  expect(await keptTypes(page)).toEqual([]);
  expect(warnings).toEqual(['3 events were refused: Invalid API key']);
});

test('413 for many: they go out in halves (§ 4)', async ({ page, server, warnings }) => {
  server.answer(({ body }) => ({ status: body.events.length > 4 ? 413 : 200 }));
  const names = Array.from({ length: 10 }, (_, index) => `event_${index}`);
  for (const name of names) await track(page, name);
  await pass(page, 10_000);
  expect(server.uploads.map(({ body }) => body.events.length)).toEqual([21, 11, 5, 3, ...Array(9).fill(2)]);
  expectStoredOnce(server, names);
  expect(warnings).toEqual([]);
});

test('413 for one: it is dropped with a warning, the others arrive (§ 4)', async ({ page, server, warnings }) => {
  server.answer(({ body }) => ({ status: body.events.some((event) => event.event_type === 'huge') ? 413 : 200 }));
  for (const name of ['open_main', 'huge', 'close_main']) await track(page, name);
  await pass(page, 60_000);
  expect(namesOf(server.stored().map(({ event }) => event))).toEqual(['open_main', 'close_main']);
  expect(server.stored().every(({ deliveries }) => deliveries === 1)).toBe(true);
  expect(warnings).toEqual(['1 events were refused: Payload too large']);
  expect(await keptTypes(page)).toEqual([]);
});

test('429: the throttled wait 30 s, the others go on at once (§ 4, § 9)', async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? { status: 429, body: { throttled_events: [1, 2] } } : { status: 200 }));
  await track(page, 'open_main');
  await track(page, 'close_main');
  await pass(page, 20_000);
  await track(page, 'open_account');
  await pass(page, 40_000);
  expect(server.uploads.map(({ body }) => namesOf(body.events))).toEqual([
    ['open_main', 'close_main'],
    ['close_main'],
    ['open_account'],
    ['open_main'],
  ]);
  expect(secondsOf(server.uploads)).toEqual([10, 10, 30, 40]);
  expectStoredOnce(server, ['open_main', 'close_main', 'open_account']);
});

test('500: five tries, then kept and delivered by the next visit (§ 4, § 9)', async ({ page, server }) => {
  server.answer(() => ({ status: 500 }));
  await track(page, 'open_main');
  await pass(page, 60_000);
  expect(secondsOf(server.uploads)).toEqual(retryTimes);
  expect(await keptTypes(page)).toContain('open_main');
  server.answer(() => ({ status: 200 }));
  await pass(page, 60_000);
  expect(server.uploads).toHaveLength(5);

  await openTracker(page, server);
  await pass(page, 1000);
  expectStoredOnce(server, ['open_main']);
  expect(await keptTypes(page)).toEqual([]);
});

for (const reply of [{ status: 408 }, 'no answer'] as const) {
  test(`${typeof reply === 'string' ? reply : reply.status}: tried again until it is taken (§ 8)`, async ({
    page,
    server,
  }) => {
    server.answer((_, index) => (index < 4 ? reply : { status: 200 }));
    await track(page, 'open_main');
    await pass(page, 60_000);
    expect(secondsOf(server.uploads)).toEqual(retryTimes);
    expectStoredOnce(server, ['open_main']);
  });
}

test('an answer that was lost: the repeat has the same insert ids', async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? 'answer lost' : { status: 200 }));
  await track(page, 'open_main');
  await pass(page, 20_000);
  const ids = server.uploads.map(({ body }) => body.events.map((event) => event.insert_id));
  expect(ids).toHaveLength(2);
  expect(ids[1]).toEqual(ids[0]);
});

test('an answer that hangs is given up after 30 s and tried again', async ({ page, server }) => {
  server.answer((_, index) => (index === 0 ? 'hang' : { status: 200 }));
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  await track(page, 'close_main');
  await page.clock.runFor(29_999);
  expect(server.uploads).toHaveLength(1);
  await pass(page, 60_000);
  expect(secondsOf(server.uploads).slice(0, 2)).toEqual([10, 41]);
  expectStoredOnce(server, ['open_main', 'close_main']);
});
