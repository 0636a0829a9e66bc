/**
 * Needs a browser, which paints a page while its HTML still arrives: on a slow phone, parts at the bottom of the
 * screen, and centred ones, would grow and move before the reader's eyes. Every prerendered page is sent in pieces,
 * each painted before the next one; no painted part may move.
 */
import type { Page } from '@playwright/test';
import { rowsOf, takesLongTests } from '#testing/long-tests.ts';
import { isPrerendered } from '#web/prerendered.ts';
import { routes } from '#web/routes.tsx';
import { type SlowPages, startSlowPages } from './slow-pages.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ slowly: SlowPages }>({
  slowly: async ({ product }, use) => {
    const pages = await startSlowPages(product.url);
    await use(pages);
    await pages.close();
  },
});

const notFound = '/no-such-page';
const prerendered = routes.filter((route) => 'load' in route && isPrerendered(route)).map(({ path }) => path);
const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a computer', width: 1280, height: 800 },
  { name: 'a phone on its side', width: 844, height: 390 },
].slice(0, takesLongTests ? 3 : 1);
/** The most that may arrive between two paints. */
const pieceBytes = takesLongTests ? 1024 : 4096;

/** One of each layout first: Home, a question, a start page, text. */
const paths = [...new Set(['/', '/quiz/dialogues', '/quiztwo', '/help', ...prerendered, notFound])];

for (const { name, ...viewport } of screens) {
  for (const path of rowsOf(paths, { commit: 4 })) {
    test.describe(() => {
      test.use({ viewport, cookieChoice: null });

      test(`nothing on ${path} moves while its HTML arrives on ${name}`, async ({ page, slowly }) => {
        await page.addInitScript(watchMoves);
        const { html, sendUpTo } = await slowly.begin(path);
        const opened = page.goto(slowly.url + path, { waitUntil: 'commit' });
        let before = {};
        for (const byte of piecesOf(html)) {
          sendUpTo(byte);
          await opened;
          await untilPainted(page, html.subarray(0, byte).toString());
          const { begins, shifts } = await page.evaluate(() => window.moves());
          expect.soft(begins, `at byte ${byte}`).toMatchObject(before);
          expect.soft(shifts, `layout shifts up to byte ${byte}`).toEqual([]);
          before = begins;
        }
        expect(before).not.toEqual({});
      });
    });
  }
}

/** The head, which paints nothing, and then piece by piece. */
function piecesOf(html: Buffer): number[] {
  const from = html.indexOf('<body>') + '<body>'.length;
  const count = Math.ceil((html.length - from) / pieceBytes);
  return Array.from({ length: count + 1 }, (_, i) => Math.min(from + i * pieceBytes, html.length));
}

/** Waits until all of this HTML is in the document, and for two more frames, in which it is painted. */
async function untilPainted(page: Page, html: string) {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(function checkFrame() {
          if (document.getElementsByTagName('*').length < count) requestAnimationFrame(checkFrame);
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
      }),
    elementsIn(html),
  );
}

/** The number of whole start tags, without the content of scripts and styles, even where the text ends within one. */
function elementsIn(html: string): number {
  const tags = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?:<\/\2>|$)/g, '$1').match(/<[a-z][^>]*>/g);
  return tags?.length ?? 0;
}

declare global {
  interface Window {
    /**
     * The beginning of each visible element, by its place in the document, and the movements that the browser reports.
     */
    moves(): { begins: Record<number, string>; shifts: string[] };
  }
}

/** Runs in the page before everything else. */
function watchMoves() {
  const shifts: string[] = [];
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
      shifts.push(entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(', '));
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const beginOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && top < innerHeight && element.checkVisibility();
    return isInView ? [`${element.tagName} ${Math.round(left)} ${Math.round(top)}`] : [];
  };
  window.moves = () => {
    take(observer.takeRecords());
    const all = [...document.body.querySelectorAll('*')];
    return { begins: Object.fromEntries(all.flatMap((one, i) => beginOf(one).map((begin) => [i, begin]))), shifts };
  };
}
