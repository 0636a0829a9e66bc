import { sessionTimeoutMs } from '../../src/tracker/session';
import { pass, settle, startedAt, stopClock } from './page-time';
import { expectStoredOnce, storedEvents } from './stored-once';
import { expect, test } from './test';
import { openTracker, track } from './tracker-page';
import { keptTypes } from './tracker-storage';

const hourMs = 60 * 60 * 1000;

test.beforeEach(async ({ page, server }) => {
  await stopClock(page);
  await openTracker(page, server);
});

for (const [where, jumpMs] of [
  ['forward', hourMs],
  ['back', -hourMs],
] as const) {
  test(`a clock that jumps ${where} while a batch waits for its next try does not stretch the wait`, async ({
    page,
    server,
  }) => {
    server.answer((_, index) => (index === 0 ? { status: 500 } : { status: 200 }));
    await track(page, 'open_main');
    await pass(page, 10_000);
    await page.clock.setSystemTime(startedAt + 10_000 + jumpMs);
    await pass(page, 2000);
    expect(server.uploads).toHaveLength(2);
    expectStoredOnce(server, ['open_main']);
  });

  test(`a clock that jumps ${where} while events are throttled does not stretch the wait`, async ({ page, server }) => {
    server.answer((_, index) => (index === 0 ? { status: 429 } : { status: 200 }));
    await track(page, 'open_main');
    await pass(page, 10_000);
    await page.clock.setSystemTime(startedAt + 10_000 + jumpMs);
    await pass(page, 31_000);
    expectStoredOnce(server, ['open_main']);
    expect(await keptTypes(page)).toEqual([]);
  });

  test(`a clock that jumps ${where} over a session's length starts a new session`, async ({ page, server }) => {
    await track(page, 'open_main');
    await page.clock.setSystemTime(startedAt + jumpMs);
    await track(page, 'close_main');
    await pass(page, 20_000);
    const at = startedAt + jumpMs;
    expect(storedEvents(server).map(({ event_type, session_id, time }) => [event_type, session_id, time])).toEqual([
      ['session_start', startedAt, startedAt],
      ['$identify', startedAt, startedAt],
      ['open_main', startedAt, startedAt],
      ['session_end', startedAt, startedAt + 1],
      ['session_start', at, at],
      ['$identify', at, at],
      ['close_main', at, at],
    ]);
    expect(await keptTypes(page)).toEqual([]);
  });

  test(`a clock that jumps ${where} by less leaves session and order as they are`, async ({ page, server }) => {
    await track(page, 'open_main');
    await page.clock.setSystemTime(startedAt + Math.sign(jumpMs) * (sessionTimeoutMs - 1));
    await track(page, 'close_main');
    await pass(page, 20_000);
    expectStoredOnce(server, ['open_main', 'close_main']);
    expect(new Set(storedEvents(server).map((event) => event.session_id)).size).toBe(1);
  });

  test(`a clock that jumps ${where} with another tab open makes no event be lost`, async ({
    page,
    server,
    context,
  }) => {
    server.answer(() => ({ status: 500 }));
    await track(page, 'open_main');
    await pass(page, 30_000);
    await page.clock.setSystemTime(startedAt + 30_000 + jumpMs);
    server.answer(() => ({ status: 200 }));
    const second = await context.newPage();
    await openTracker(second, server);
    await settle(second);
    await pass(page, 20_000);
    const kept = await keptTypes(page);
    const stored = storedEvents(server).map((event) => event.event_type);
    expect([...stored, ...kept]).toContain('open_main');
    await page.close();
    await openTracker(second, server);
    await pass(second, 10_000);
    expect(storedEvents(server).map((event) => event.event_type)).toEqual(['session_start', '$identify', 'open_main']);
    expect(await keptTypes(second)).toEqual([]);
  });
}
