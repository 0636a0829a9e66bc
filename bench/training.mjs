// A subscriber's training on a cheap phone (phone.mjs): its bytes, Today that was opened before, and a minute of moving
// kites, which is the most that any exercise draws.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../scripts/chromium.mjs';
import { startProduct } from '../scripts/product.mjs';
import { root } from '../scripts/stale.mjs';
import { aim, aimHere } from './aims.mjs';
import { openBrowser, openPhone } from './phone.mjs';
import { createSubscriber, send } from './subscriber.mjs';
import { median, printTable } from './table.mjs';
import { flyKites } from './training/kites.mjs';

const runs = 7;
const assets = path.join(root, 'dist/web/assets');

/** The files that Today and the start of a flight load in addition to those of every page and of Home. */
const ofToday = ['train', 'member', 'training-rows', 'flight'];
/** Loaded with the first exercise of its kind. */
const shared = ['rounds', 'steps', 'evidence', 'random-chart'];
const exercises = [
  'hold-the-line',
  'count-the-bows',
  'chart-the-wind',
  'change-course',
  'wait-for-the-gust',
  'breath',
  'wave',
  'weather-report',
  'cloud-and-window',
  'one-knot',
  'guess-then-look',
  'evening-pages',
  'kind-words',
  'clocks',
];
/** It has more rules, scenery and copy than the others; splitting its file would save nobody time. */
const largest = 'hold-the-line';

/** @returns the aims of training in the browser */
export async function measureTraining() {
  const browser = await openBrowser(await findChromium());
  const product = await startProduct();
  try {
    const token = await createTrainee(product.url);
    const arrivals = await measureArrivals(browser, product.url, token);
    const page = await openToday(browser, product.url, token, 'allow');
    const workerless = await openToday(browser, product.url, token, 'block');
    const today = await measureToday(page, workerless, product.url);
    await workerless.context().close();
    const play = await measurePlay(browser, product.url);
    const aims = [...weigh(), ...play, ...arrivals, ...today, ...weighOffline(), ...(await flyKites(page))];
    await page.context().close();
    return aims;
  } finally {
    await browser.close();
    await product.stop();
  }
}

function weigh() {
  const sizes = Object.fromEntries([...ofToday, ...shared, ...exercises].map((name) => [name, brotliOf(name)]));
  const today = ofToday.reduce((sum, name) => sum + sizes[name], 0);
  const others = exercises.filter((name) => name !== largest);
  printTable(
    'Files of training (kB, brotli)',
    Object.entries(sizes).map(([file, bytes]) => ({ file, kB: kB(bytes) })),
  );
  return [
    aim('Today and the start of a flight: JS, brotli kB (16)', kB(today), 24.8),
    aim(`${largest}: JS of its own, brotli kB (4)`, kB(sizes[largest]), 7),
    aim('every other exercise: the same', kB(Math.max(...others.map((name) => sizes[name]))), 6),
  ];
}

const kB = (bytes) => Math.round(bytes / 10) / 100;

function brotliOf(name) {
  const file = readdirSync(assets).find(
    (one) => one.startsWith(`${name}-`) && /^[\w-]{7}\.js\.br$/.test(one.slice(name.length + 1)),
  );
  return statSync(path.join(assets, file)).size;
}

/** A subscriber whose first exercise is Hold the line, and who has chosen the place of their training. */
async function createTrainee(url) {
  const authorization = await createSubscriber(url, 'trainee@example.com');
  const put = (address, body) => send('PUT', url + address, JSON.stringify(body), { authorization });
  await put('/api/users/plan', { cohort: 'A', goals: ['start-easier'], skills: ['attention'], daily_minutes: 10 });
  await put('/api/training/consent', { kept_where: 'account', version: '1' });
  return authorization;
}

/** Today and the first try on a phone that has nothing of the site yet, by turns. */
async function measureArrivals(browser, url, token) {
  const account = await fetch(`${url}/api/users/account`, { headers: { authorization: token } });
  const stored = JSON.stringify({ state: { token, profile: await account.json() }, version: 0 });
  const seen = { '/train': [], '/train/sample': [] };
  for (let run = 0; run < runs; run++) {
    for (const [address, visits] of Object.entries(seen)) {
      const page = await openPhone(browser, null, { serviceWorkers: 'block' });
      await page.addInitScript((session) => localStorage.setItem('everkite.session', session), stored);
      await page.goto(url + address, { waitUntil: 'commit' });
      visits.push({ heading: await shownAt(page, 'h1', ''), start: await shownAt(page, 'button', 'Start') });
      await page.context().close();
    }
  }
  printTable(
    `On a first visit, slow 4G, CPU ÷ 4, median of ${runs}: ms`,
    Object.entries(seen).map(([page, visits]) => ({
      page,
      heading: Math.round(median(visits.map(({ heading }) => heading))),
      'first press': Math.round(median(visits.map(({ start }) => start))),
    })),
  );
  return Object.entries(seen).map(([address, visits]) =>
    aimHere(`${address} on a first visit: first press ms`, median(visits.map(({ start }) => start)), 2000),
  );
}

/** Hold the line over Home, of which nothing is there before the press: from the press to its kites (delight.md § 1). */
async function measurePlay(browser, url) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const page = await openPhone(browser);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    times.push(await page.evaluate(untilKites));
    await page.context().close();
  }
  return [aimHere('The play, from the press to the kites: ms', median(times), 1200)];
}

/** Runs in the page; kites have a picture of this size. */
function untilKites() {
  const from = performance.now();
  document.querySelector('[data-early="play"]').click();
  return new Promise((resolve) => {
    requestAnimationFrame(function checkFrame() {
      if (document.querySelector('dialog svg[viewBox="-26 -26 52 52"]')) resolve(performance.now() - from);
      else requestAnimationFrame(checkFrame);
    });
  });
}

/** @returns when an element with this text is seen, in ms since the navigation began */
async function shownAt(page, selector, text) {
  const shown = await page.waitForFunction(
    ([wanted, words]) =>
      [...document.querySelectorAll(wanted)].some((one) => one.textContent.includes(words)) ? performance.now() : 0,
    [selector, text],
    { polling: 'raf' },
  );
  return shown.jsonValue();
}

/** Today on a phone without earlier visits: afterwards the browser has its files, and its copy of the training. */
async function openToday(browser, url, token, serviceWorkers) {
  const page = await openPhone(browser, null, { serviceWorkers });
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('everkite.session') === null) localStorage.setItem('everkite.session', stored);
    },
    JSON.stringify({ state: { token }, version: 0 }),
  );
  await page.goto(`${url}/train`);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await startButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const startButton = (page) => page.getByRole('button', { name: 'Start', exact: true });

/**
 * From a navigation to the button that begins the flight, which is there once its press has an effect: with a network,
 * and without, where the worker answers from its cache. By turns, so that other load affects both alike.
 * @param workerless a page that has its files from the browser's cache, not by the worker
 */
async function measureToday(page, workerless, url) {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
  const visits = [];
  for (let run = 0; run < runs; run++) {
    const warm = await openTodayAgain(workerless, url);
    const byWorker = await openTodayAgain(page, url);
    const sent = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0).length,
    );
    await page.context().setOffline(true);
    const offline = await openTodayAgain(page, url);
    await page.context().setOffline(false);
    visits.push({ warm, byWorker, offline, sent });
  }
  const of = (kind) => median(visits.map((one) => one[kind]));
  printTable(`Today, opened before, slow 4G, CPU ÷ 4, median of ${runs}: first press ms`, [
    {
      'from the browser’s cache': Math.round(of('warm')),
      'by the worker': Math.round(of('byWorker')),
      'files and calls over the network': of('sent'),
      'without a network': Math.round(of('offline')),
    },
  ]);
  return [
    aimHere('Today, opened before: first press ms (700)', of('byWorker'), 1200),
    aim('Today without a network, of a warm page', of('offline') / of('warm'), 2),
  ];
}

async function openTodayAgain(page, url) {
  await page.goto('about:blank');
  await page.goto(`${url}/train`, { waitUntil: 'commit' });
  const start = await shownAt(page, 'button', 'Start');
  await page.waitForLoadState('networkidle');
  return start;
}

/** The files that the worker fetches once, unasked. */
function weighOffline() {
  const web = path.join(root, 'dist/web');
  const code = readFileSync(path.join(web, 'train-worker.js'), 'utf8');
  const named = readdirSync(assets).filter((name) => code.includes(name) && !/\.(br|gz)$/.test(name));
  const sentAs = (name) => (existsSync(path.join(assets, `${name}.br`)) ? `${name}.br` : name);
  const page = brotliCompressSync(readFileSync(path.join(web, 'pages/train.html'))).length;
  const kept = named.reduce((sum, name) => sum + statSync(path.join(assets, sentAs(name))).size, page);
  return [
    aim('the worker with its list: brotli kB (1.2)', kB(brotliCompressSync(code).length), 2.2),
    aim('all that is kept without a network: kB as sent (350)', Math.round(kept / 1000), 450),
  ];
}
