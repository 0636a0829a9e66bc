// How the first screens feel on a cheap phone: slow 4G (150 ms, 1.6 Mbit/s) and a CPU four times slower; median of 5.
import { chromium } from '@playwright/test';
import { serveFloor } from './floor/build.mjs';
import { gate, median, printTable } from './table.mjs';

const runs = 5;
/** The pause that lets a person see what they chose before the next question comes; not counted as waiting. */
const advanceDelayMs = 240;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** @returns the gates of the quiz's landing page */
export async function measurePages(baseUrl, executablePath) {
  const floor = await serveFloor();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const measure = async (name, url, tap) => summary(name, await repeat(() => visit(browser, url, tap)));
  const bare = await measure('React alone (floor)', floor.url, tapFloor);
  const quiz = await measure('/quiz/dialogues', `${baseUrl}/quiz/dialogues`, tapQuiz);
  const home = await measure('/', `${baseUrl}/`, tapHome);
  await browser.close();
  floor.stop();
  printTable(
    'Slow 4G, CPU ÷ 4, 390×844, median of 5 (ms)',
    [bare, quiz, home].map(({ row }) => row),
  );
  const { values } = quiz;
  return [
    gate('requests to interactive (ambition 6)', values.requests, 8),
    gate('LCP ms (ambition 800)', values.lcp, 1000),
    gate('TBT ms (ambition 50)', values.tbt, 100),
    gate('hydrated ms (ambition 1800)', values.hydrated, 2100),
    gate('tap to next screen ms (ambition 60)', values.tapToNext, 100),
    gate('lazy page, prefetched ms (ambition 80)', home.values.tapToNext, 120),
    gate('layout shift', values.shift, 0.02),
  ];
}

async function repeat(once) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await once());
  return all;
}

async function visit(browser, url, tap) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const requestsToInteractive = requests;
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.__seen());
  const tapToNext = await tap(page);
  await context.close();
  return { ...seen, requests: requestsToInteractive, tapToNext };
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { lcp: 0, tbt: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  window.__seen = () => ({
    ...seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    hydrated: performance.getEntriesByName('hydrated')[0].startTime,
  });
}

/** From the tap to the first frame in which another heading stands. */
function timeTap(target) {
  return target.evaluate(
    (element) =>
      new Promise((resolve) => {
        const heading = () => document.querySelector('main h1, h1')?.textContent;
        const before = heading();
        const from = performance.now();
        element.click();
        const look = () => (heading() === before ? requestAnimationFrame(look) : resolve(performance.now() - from));
        requestAnimationFrame(look);
      }),
  );
}

const tapFloor = (page) => timeTap(page.getByRole('button').first());

async function tapQuiz(page) {
  await page.locator('[data-early="health-consent"]').click();
  const option = page.locator('[data-early^="option:"]').first();
  return (await timeTap(option)) - advanceDelayMs;
}

const tapHome = (page) => timeTap(page.getByRole('link', { name: 'Start the check-in' }).first());

function summary(name, visits) {
  const of = (key) => median(visits.map((visit) => visit[key]));
  const values = Object.fromEntries(Object.keys(visits[0]).map((key) => [key, of(key)]));
  const row = {
    page: name,
    FCP: Math.round(values.fcp),
    LCP: Math.round(values.lcp),
    TBT: Math.round(values.tbt),
    hydrated: Math.round(values.hydrated),
    'tap → next': Math.round(values.tapToNext),
    'layout shift': values.shift.toFixed(3),
    requests: values.requests,
  };
  return { row, values };
}
