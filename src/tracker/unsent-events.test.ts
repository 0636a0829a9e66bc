import { expect, it } from 'vitest';
import { analyticsMessages } from '#contract/messages.ts';
import { createBrowser, storedText, trackIn } from '#testing/tracker/browser.ts';

it('events are in storage before anything is sent, and removed once acknowledged', async () => {
  const browser = createBrowser();
  trackIn(browser, browser.openPage(), 'open_main');
  expect(storedText(browser)).toContain('open_main');
  await browser.clock.pass(10_000);
  expect(storedText(browser)).toBe('');
});

it('events that a page left behind are sent by a later one', async () => {
  const browser = createBrowser();
  browser.permission.isOnline = false;
  const gone = browser.openPage();
  trackIn(browser, gone, 'open_main');
  const left = [browser.storage.key(0)!, browser.storage.getItem(browser.storage.key(0)!)!] as const;
  gone.optOut();
  browser.storage.setItem(...left);
  await browser.clock.pass(10 * 60 * 1000);

  browser.permission.isOnline = true;
  browser.openPage();
  await browser.clock.settle();
  expect(browser.sentNames()).toEqual(['open_main']);
  expect(storedText(browser)).toBe('');
});

it('events of a page that is still open are left to it', async () => {
  const browser = createBrowser();
  const first = browser.openPage();
  browser.permission.isOnline = false;
  trackIn(browser, first, 'open_main');
  await browser.clock.pass(10 * 60 * 1000);
  browser.permission.isOnline = true;
  browser.openPage();
  await browser.clock.settle();
  expect(browser.uploads).toHaveLength(0);
  await first.resume();
  expect(browser.sentNames()).toEqual(['open_main']);
});

it('events above 1000 unsent ones are dropped with the warning of § 8', async () => {
  const browser = createBrowser();
  browser.permission.isOnline = false;
  const tracker = browser.openPage();
  for (let index = 0; index < 501; index += 1) trackIn(browser, tracker, 'open_main');
  expect(browser.warnings).toEqual([analyticsMessages.queueFull(1), analyticsMessages.queueFull(2)]);
  browser.permission.isOnline = true;
  await tracker.resume();
  expect(browser.uploads.flatMap((upload) => upload.body.events)).toHaveLength(1000);
});

it.each([
  ['missing', null],
  [
    'full',
    {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      clear: () => {},
    } as Storage,
  ],
])('events are kept in memory when storage is %s (§ 8)', async (_, storage) => {
  const browser = createBrowser({ storage });
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(10_000);
  expect(browser.sentNames()).toEqual(['open_main']);
});
