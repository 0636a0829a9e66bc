import { expect, it } from 'vitest';
import { createBrowser, storedText, trackIn } from '#testing/tracker/browser.ts';

it('events are never sent after opting out', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  tracker.optOut();
  tracker.flushEvery(1000);
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(5000);
  expect(browser.uploads).toEqual([]);
  await browser.clock.pass(5000);
  expect(browser.uploads).toHaveLength(1);
});

const leavesNothing = (browser: ReturnType<typeof createBrowser>) => {
  expect(storedText(browser)).toBe('');
  expect(browser.cookieJar.cookie).toBe('');
};

it('opting out erases the queue, storage and identity, and stops sending and writing', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  tracker.optOut();
  leavesNothing(browser);
  trackIn(browser, tracker, 'close_main');
  tracker.leave();
  await browser.clock.pass(60_000);
  leavesNothing(browser);
  expect(browser.uploads).toEqual([]);
  expect(browser.beacons).toEqual([]);
});

it('opting out erases the queues of other pages', () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  browser.openPage().optOut();
  leavesNothing(browser);
});

it('opting out in another tab stops this one', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  browser.permission.isAllowed = false;
  await browser.clock.pass(10_000);
  expect(browser.uploads).toEqual([]);
  leavesNothing(browser);
});

it('opting out during an upload leaves nothing behind', async () => {
  const browser = createBrowser();
  browser.answer(() => 'never');
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(10_000);
  tracker.optOut();
  await browser.clock.pass(60_000);
  expect(browser.uploads).toHaveLength(1);
  leavesNothing(browser);
});

it('nothing is written for a visitor who opted out before the start', async () => {
  const browser = createBrowser();
  browser.permission.isAllowed = false;
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads).toEqual([]);
  expect(browser.cookieJar.cookie).toBe('');
  expect(browser.storage.length).toBe(0);
});
