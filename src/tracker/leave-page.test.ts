import { expect, it } from 'vitest';
import { createBrowser, namesIn, storedText, trackIn } from '#testing/tracker/browser.ts';

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
  let acceptedBytes = 0;
  const browser = createBrowser({
    sendBeacon: (_url, body) => {
      if (acceptedBytes + body.length > 64 * 1024) return false;
      acceptedBytes += body.length;
      return true;
    },
  });
  browser.permission.isOnline = false;
  const tracker = browser.openPage();
  for (let index = 0; index < 150; index += 1) trackIn(browser, tracker, 'open_main', { text: 'x'.repeat(300) });
  browser.permission.isOnline = true;
  tracker.leave();
  expect(acceptedBytes).toBeGreaterThan(60_000);
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toHaveLength(150);
});

it('leaving the page sends the others when one event is too large for a beacon', () => {
  const accepted: string[] = [];
  const browser = createBrowser({
    sendBeacon: (_url, body) => body.length <= 64 * 1024 && accepted.push(body) > 0,
  });
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'huge', { text: 'x'.repeat(70_000) });
  trackIn(browser, tracker, 'close_main');
  tracker.leave();
  expect(accepted.join()).toContain('close_main');
  expect(accepted.join()).not.toContain('huge');
  expect(storedText(browser)).toContain('huge');
});

it('leaving the page lets the next page send the events again at once, because nobody read the answer', async () => {
  const browser = createBrowser();
  const first = browser.openPage();
  trackIn(browser, first, 'open_main');
  first.leave();
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toEqual(['open_main']);
  expect(storedText(browser)).toBe('');
});

it('coming back to the page sends the events again with the same insert ids, until they are acknowledged', async () => {
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
