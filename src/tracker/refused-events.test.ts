import { expect, it } from 'vitest';
import { createBrowser, namesIn, storedText, trackIn } from '#testing/tracker/browser.ts';

it('invalid events are dropped and the others sent again at once', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1
      ? { status: 400, body: { events_with_invalid_fields: { time: [2] } } }
      : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads.map((upload) => namesIn(upload.body.events))).toEqual([
    ['open_main', 'close_main'],
    ['close_main'],
  ]);
  expect(storedText(browser)).toBe('');
});

it('all events are dropped when the key is invalid', async () => {
  const browser = createBrowser();
  browser.answer(() => ({ status: 400, body: { error: 'Invalid API key' } }));
  trackIn(browser, browser.openPage(), 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads).toHaveLength(1);
  expect(storedText(browser)).toBe('');
  expect(browser.warnings).toEqual(['3 events were refused: Invalid API key']);
});

it('chunks that are too large are halved, and a single event that is too large is dropped with a warning', async () => {
  const browser = createBrowser();
  browser.answer(({ body }) => ({ status: body.events.some((event) => event.event_type === 'huge') ? 413 : 200 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'huge');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(10_000);
  expect(browser.uploads.map((upload) => upload.body.events.length)).toEqual([7, 3, 4, 2, 1, 1, 2]);
  expect(browser.warnings).toEqual(['1 events were refused: Payload too large']);
  expect(storedText(browser)).toBe('');
});

it('events are sent without values that JSON cannot hold', async () => {
  const browser = createBrowser();
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main', { page: '/', large: 1n });
  await browser.clock.pass(10_000);
  expect(browser.uploads[0]!.body.events.at(-1)!.event_properties).toEqual({ cohort: 'A', page: '/' });
  expect(browser.warnings).toEqual(['The property large cannot be sent']);
  expect(storedText(browser)).toBe('');
});

it('throttled events wait 30 seconds while the others are sent', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1 ? { status: 429, body: { throttled_events: [2] } } : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['open_main', 'close_main']],
    [10_000, ['close_main']],
    [40_000, ['open_main']],
  ]);
});

it('chunks stay small once the server has refused some as too large (§ 4)', async () => {
  const browser = createBrowser();
  browser.answer(({ body }) => ({ status: body.events.length > 4 ? 413 : 200 }));
  const tracker = browser.openPage();
  for (let index = 0; index < 10; index += 1) trackIn(browser, tracker, `event_${index}`);
  await browser.clock.pass(10_000);
  expect(browser.uploads.map(({ body }) => body.events.length)).toEqual([21, 11, 5, 3, ...Array(9).fill(2)]);
  expect(browser.warnings).toEqual([]);
  expect(storedText(browser)).toBe('');
});

it('invalid events are dropped with a warning that counts them', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1
      ? { status: 400, body: { events_with_invalid_fields: { time: [1, 2] } } }
      : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'damaged');
  trackIn(browser, tracker, 'open_main');
  await browser.clock.pass(60_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['damaged', 'open_main']],
    [10_000, ['open_main']],
  ]);
  expect(browser.warnings).toEqual(['2 events were refused: invalid']);
});

it('events tracked while others are throttled do not wait with them (§ 9)', async () => {
  const browser = createBrowser();
  browser.answer(() =>
    browser.uploads.length === 1 ? { status: 429, body: { throttled_events: [1, 2] } } : { status: 200 },
  );
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'open_main');
  trackIn(browser, tracker, 'close_main');
  await browser.clock.pass(20_000);
  trackIn(browser, tracker, 'open_account');
  await browser.clock.pass(40_000);
  expect(browser.uploads.map((upload) => [upload.atMs, namesIn(upload.body.events)])).toEqual([
    [10_000, ['open_main', 'close_main']],
    [10_000, ['close_main']],
    [30_000, ['open_account']],
    [40_000, ['open_main']],
  ]);
});

it('chunks stay small for the session, also on its next page, and no smaller than a pair (§ 4)', async () => {
  const browser = createBrowser();
  browser.answer(({ body }) => ({ status: body.events.some((event) => event.event_type === 'huge') ? 413 : 200 }));
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'huge');
  await browser.clock.pass(10_000);
  const sizesOfNext = async (page: ReturnType<typeof browser.openPage>) => {
    browser.uploads.length = 0;
    for (const name of ['open_main', 'close_main']) trackIn(browser, page, name);
    await browser.clock.pass(10_000);
    return browser.uploads.map(({ body }) => body.events.map(({ event_type }) => event_type));
  };
  const pairs = [
    ['$identify', 'open_main'],
    ['$identify', 'close_main'],
  ];
  expect(await sizesOfNext(tracker)).toEqual(pairs);
  tracker.leave();
  expect(await sizesOfNext(browser.openPage())).toEqual(pairs);
  await browser.clock.pass(31 * 60_000);
  expect((await sizesOfNext(browser.openPage()))[0]!.length).toBeGreaterThan(2);
});
