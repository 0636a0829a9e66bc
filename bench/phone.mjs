// A cheap phone: slow 4G (150 ms, 1.6 Mbit/s), a CPU four times slower, 390×844; and its measurements.
import { chromium } from '@playwright/test';

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export function openBrowser(executablePath) {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}

/**
 * An empty page of a new visitor.
 * @param words the text to wait for; see `firstSeen`
 * @param options further ones of the browser's context
 */
export async function openPhone(browser, words = null, options = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe, words);
  return page;
}

/**
 * Opens a URL and waits until it reacts to taps and all requests have ended.
 * @param isUsable runs in the page; returns the time in ms at which it became usable, 0 before
 * @param advert a page of another site that leads there. From a blank tab a page with `Cross-Origin-Opener-Policy` pays
 * for a change of process that nobody who follows a link pays for
 * @returns times in ms from the start of the navigation, and how many requests were made before the page was usable
 */
export async function land(page, url, isUsable, advert = null) {
  if (advert === null) await page.goto(url, { waitUntil: 'commit' });
  else await follow(page, advert, url);
  await page.waitForLoadState('networkidle');
  const seen = await ask(page, `(${whenUsable})(${isUsable})`);
  if (seen === null) throw new Error(`${url} was not usable within a minute`);
  return seen;
}

/** Runs in the page: what was seen until it became usable; null after a minute. */
function whenUsable(isUsable) {
  return new Promise((resolve) => {
    requestAnimationFrame(function checkFrame() {
      const usableAt = isUsable();
      if (usableAt > 0 && window.__seen().lcp > 0) resolve({ ...window.__seen(usableAt), usableAt });
      else if (performance.now() > 60_000) resolve(null);
      else requestAnimationFrame(checkFrame);
    });
  });
}

/** Asks by the protocol: what Playwright would add to the page takes a cheap phone 80 ms, and counts as the page's own. */
async function ask(page, expression) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return result.value;
}

async function follow(page, advert, url) {
  await page.goto(advert);
  const arrived = page.waitForURL(url, { waitUntil: 'commit' });
  await page.evaluate((address) => {
    location.href = address;
  }, url);
  await arrived;
}

/** Runs in the page: the time of its first contentful paint, 0 before. For pages without code. */
export function isPainted() {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

/** For our pages and the floor, which mark that time themselves. */
export function isHydrated() {
  return performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
}

/** Runs in the page: the time at which the awaited text was first visible, in ms from the start of the navigation. */
export function firstSeen() {
  return window.__firstSeen ?? 0;
}

/**
 * Taps and waits for the first frame with another heading.
 * @param heading selector of the screen's heading
 * @returns ms, and its begin and end by the page's own clock
 */
export function timeTap(target, heading = 'h1') {
  return target.evaluate(
    (element, selector) =>
      new Promise((resolve) => {
        const shown = () => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        const words = (one) => one?.textContent.trim() ?? '';
        const before = shown();
        const [beforeWords, from] = [words(before), performance.now()];
        window.__tap(element);
        requestAnimationFrame(function checkFrame() {
          const now = shown();
          const isNext = now !== undefined && (now !== before || words(now) !== beforeWords);
          const to = performance.now();
          if (isNext) resolve({ ms: to - from, from, to });
          else requestAnimationFrame(checkFrame);
        });
      }),
    heading,
  );
}

/** Taps and waits for the first frame in which this text is visible anywhere in the page. @returns ms */
export function timeUntilText(target, words) {
  return target.evaluate(
    (element, wanted) =>
      new Promise((resolve) => {
        const from = performance.now();
        window.__tap(element);
        requestAnimationFrame(function checkFrame() {
          if (window.__sees(wanted)) resolve(performance.now() - from);
          else requestAnimationFrame(checkFrame);
        });
      }),
    words,
  );
}

/** Taps and waits for the next frame, in which the choice is shown. @returns ms */
export function timeUntilShown(target) {
  return target.evaluate(
    (element) =>
      new Promise((resolve) => {
        const from = performance.now();
        window.__tap(element);
        requestAnimationFrame(() => resolve(performance.now() - from));
      }),
  );
}

/** Runs in the page before everything else. */
function observe(awaited) {
  const seen = { lcp: 0, tbt: 0, shift: 0, typefaceShift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  const hasTypefaces = () =>
    [...document.fonts].some(({ family, status }) => /Variable/.test(family) && status === 'loaded');
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen[hasTypefaces() ? 'typefaceShift' : 'shift'] += entry.value;
  });
  performance.setResourceTimingBufferSize(1000);
  window.__seen = (usableAt = 0) => ({
    ...seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    requests: 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableAt).length,
  });
  /** Whether an element with exactly this text is visible, in shadow trees too. */
  window.__sees = function sees(words, within = document) {
    return [...within.querySelectorAll('*')].some(
      (element) =>
        (element.childElementCount === 0 &&
          element.textContent.trim() === words &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) ||
        (element.shadowRoot !== null && sees(words, element.shadowRoot)),
    );
  };
  /** The number of visible drawings, without those in the header, whose buttons may appear after the screen. */
  window.__drawings = () =>
    [...document.querySelectorAll('svg')].filter((svg) => svg.closest('header') === null && svg.checkVisibility())
      .length;
  requestAnimationFrame(function checkFrame() {
    if (awaited === null) return;
    if (window.__sees(awaited)) window.__firstSeen = performance.now();
    else requestAnimationFrame(checkFrame);
  });
  /** Dispatches all events of a tap, because some contestants listen to only some of them. */
  window.__tap = (element) => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
      const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
      element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, composed: true, isPrimary: true }));
    }
    element.click();
  };
}
