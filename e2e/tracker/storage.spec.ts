/** Needs a browser, which has storage that can be full or switched off, and cookies with lifetimes. */

import { setOnline } from '../network.ts';
import { pass, settle, stopClock } from './page-time.ts';
import { expectStoredOnce, namesOf, storedEvents } from './stored-once.ts';
import { expect, test } from './test.ts';
import { openTracker, track } from './tracker-page.ts';
import { identityCookie, storedTypes } from './tracker-storage.ts';

const mostUnsent = 1000;

test.beforeEach(async ({ page }) => {
  await stopClock(page);
});

test('full storage loses no event while the page is open (§ 8)', async ({ page, server }) => {
  await page.goto(server.url);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      for (let index = 0; ; index++) {
        try {
          localStorage.setItem(`full-${size}-${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await openTracker(page, server);
  await track(page, 'open_main');
  expect(await storedTypes(page)).toEqual([]);
  await track(page, 'close_main');
  await pass(page, 10_000);
  expectStoredOnce(server, ['open_main', 'close_main']);
});

test('storage that fills up between visits loses no event that the next visit has to send', { tag: '@long' }, async ({
  page,
  server,
}) => {
  server.answer(() => ({ status: 500 }));
  await openTracker(page, server);
  await track(page, 'open_main');
  await pass(page, 30_000);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`full-${size}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await page.goto('about:blank');
  server.answer(() => ({ status: 200 }));
  await openTracker(page, server);
  await settle(page);
  expectStoredOnce(server, ['open_main']);
});

test('memory is used where storage throws (§ 8)', { tag: '@long' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openTracker(page, server);
  await track(page, 'open_main');
  await track(page, 'close_main');
  await pass(page, 10_000);
  expectStoredOnce(server, ['open_main', 'close_main']);
});

test('memory holds device and session where cookies may not be read', { tag: '@long' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
  await openTracker(page, server);
  await track(page, 'open_main');
  await track(page, 'close_main');
  await pass(page, 10_000);
  expectStoredOnce(server, ['open_main', 'close_main']);
  const events = storedEvents(server);
  expect(new Set(events.map((event) => event.device_id)).size).toBe(1);
  expect(events.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5]);
});

test('the identity cookie lives 365 days and is Lax (§ 9)', async ({ page, server }) => {
  const dayS = 24 * 60 * 60;
  await openTracker(page, server);
  await track(page, 'open_main');
  const cookie = (await identityCookie(page))!;
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', secure: false });
  expect((cookie.expires - Date.now() / 1000) / dayS).toBeCloseTo(365, 2);
});

const title = 'of more than 1000 unsent events the first 1000 are kept, and the message of § 8 is shown';
test(title, { tag: '@long' }, async ({ page, server, warnings }) => {
  await openTracker(page, server);
  await setOnline(page, false);
  await page.evaluate(() => {
    for (let index = 0; index < 502; index++) {
      window.tracker.track({ name: `event_${index}`, properties: {}, userProperties: {}, at: Date.now() });
    }
  });
  expect(warnings).toEqual([
    'Failed to save 1 events because the queue length exceeded 1000.',
    'Failed to save 2 events because the queue length exceeded 1000.',
    'Failed to save 2 events because the queue length exceeded 1000.',
  ]);
  expect(await storedTypes(page)).toHaveLength(mostUnsent);
  await setOnline(page, true);
  await pass(page, 10_000, 10_000);
  await expect.poll(() => server.stored().length).toBe(mostUnsent);
  await settle(page);
  const events = storedEvents(server);
  expect(events.map((event) => event.event_id)).toEqual(events.map((_, index) => index + 1));
  expect(namesOf(events)).toEqual(Array.from({ length: 499 }, (_, index) => `event_${index}`));
  expect(server.stored().filter(({ deliveries }) => deliveries > 1)).toEqual([]);
  expect(await storedTypes(page)).toEqual([]);
});

test('opting out during a call aborts it and leaves nothing behind', async ({ page, server, context }) => {
  server.answer(() => 'hang');
  await openTracker(page, server);
  await track(page, 'open_main');
  await page.clock.runFor(10_000);
  await expect.poll(() => server.uploads.length).toBe(1);
  const broken = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.tracker.optOut());
  await broken;
  await track(page, 'close_main');
  await pass(page, 60_000, 10_000);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
  await page.goto('about:blank');
  await openTracker(page, server);
  await pass(page, 10_000);
  expect(server.uploads).toHaveLength(1);
});
