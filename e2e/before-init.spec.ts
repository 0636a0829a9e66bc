/** Needs a browser, which loads the tracker's code late and keeps earlier events over page loads. */
import { untilLoginHydrated } from './account.ts';
import { hold } from './held-calls.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

/**
 * § 4: "Queued events are sent after init." This needs the product, whose pages hold events until the tracker's code
 * has loaded.
 */
test('events from before the tracker is there arrive after it, over page loads too, in order and with their own times', async ({
  page,
  context,
}) => {
  const code = await hold(page, '**/assets/measuring-*.js');
  const requested = page.waitForRequest(/\/assets\/measuring-/);
  await page.goto('/');
  await requested;
  await untilHydrated(page);
  await page.goto('/auth/login');
  await untilLoginHydrated(page);
  expect(await deviceIdOf(context)).toBeNull();
  const releasedAt = Date.now();
  code.release();

  await expect.poll(() => deviceIdOf(context)).not.toBeNull();
  const deviceId = (await deviceIdOf(context))!;
  await page.goto('about:blank');
  await expect.poll(async () => (await storedEvents(deviceId)).map(({ name }) => name)).toContain('signin_open');
  const events = (await storedEvents(deviceId)).filter(({ name }) => name !== 'first_launch_new');
  expect(events.map(({ name }) => name).slice(0, 4)).toEqual([
    'session_start',
    'open_main',
    'close_main',
    'signin_open',
  ]);
  expect(events[3]!.at.getTime()).toBeLessThanOrEqual(releasedAt);
  expect(new Set(events.map(({ name }) => name)).size).toBe(events.length);
});
