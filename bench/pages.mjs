// The times of the first screens and of all later ones on a cheap phone (phone.mjs), compared in the same
// run with the same HTML without scripts, and with bare React.
import { findChromium } from '../scripts/chromium.mjs';
import { startProduct } from '../scripts/product.mjs';
import { aim, aimHere } from './aims.mjs';
import { serveFloor } from './floor/build.mjs';
import { isHydrated, isPainted, land, openBrowser, openPhone, timeTap } from './phone.mjs';
import { median, printTable } from './table.mjs';
import { measureWalks } from './walks.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 9);
/** The pause in which people see their choice before the next question; it does not count as waiting. */
const advanceDelayMs = 240;

const answerFirst = async (page) => {
  await page.locator('[data-early="health-consent"]').click();
  const { ms } = await timeTap(page.locator('[data-early^="option:"]').first());
  return ms - advanceDelayMs;
};
const follow = (name) => async (page) => (await timeTap(page.getByRole('link', { name }).first())).ms;

/** The landing pages, and Home. */
const landings = [
  { path: '/quiz/dialogues', tap: answerFirst },
  { path: '/quiztwo', tap: follow('Start'), leadsOn: true },
  { path: '/quiztwo/screens', tap: answerFirst },
  { path: '/mental-quiz', tap: follow('Start'), leadsOn: true },
  { path: '/mental-quiz/screens', tap: answerFirst },
  { path: '/', tap: follow('Start the check-in'), leadsOn: true },
];

/** @returns the aims of all landing pages and of every later screen */
export async function measurePages() {
  const browser = await openBrowser(await findChromium());
  const product = await startProduct();
  try {
    return await visitAll(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visitAll(browser, baseUrl) {
  const floor = await serveFloor(
    baseUrl,
    landings.map(({ path }) => path),
  );
  const tapFloor = async (page) => (await timeTap(page.getByRole('button').first())).ms;
  const pages = [
    { name: floorName, url: floor.url, isUsable: isHydrated, tap: tapFloor },
    ...landings.flatMap(({ path, ...landing }) => [
      { name: bareName(path), url: floor.bare(path), isUsable: isPainted },
      { ...landing, name: path, url: baseUrl + path, isUsable: isHydrated },
    ]),
  ];
  const visits = pages.map(() => []);
  // Measures in turns, so that other load on the machine affects all alike.
  for (let run = 0; run < runs; run++) {
    for (const [i, page] of pages.entries()) visits[i].push(await visit(browser, page, floor.advert));
  }
  floor.stop();
  const measured = pages.map((page, i) => ({ ...page, values: medians(visits[i]) }));
  printTable(`From a page of another site, slow 4G, CPU ÷ 4, 390×844, median of ${runs} (ms)`, measured.map(row));
  const valuesOf = (name) => measured.find((one) => one.name === name).values;
  const aims = landings.flatMap((landing) =>
    aimsOf(landing, valuesOf(landing.path), valuesOf(bareName(landing.path)), valuesOf(floorName)),
  );
  return [...aims, ...(await measureWalks(browser, baseUrl, advanceDelayMs))];
}

const floorName = 'React alone (floor)';
const bareName = (path) => `${path} without scripts`;

async function visit(browser, { url, isUsable, tap }, advert) {
  const page = await openPhone(browser);
  const seen = await land(page, url, isUsable, advert);
  const tapToNext = tap ? await tap(page) : 0;
  await page.context().close();
  return { ...seen, tapToNext };
}

function aimsOf({ path, leadsOn }, values, bare, floor) {
  const [tapName, tapLimit] = leadsOn ? ['next page, prefetched ms (80)', 120] : ['tap to next screen ms (60)', 100];
  return [
    aim(`${path}: requests to interactive (6)`, values.requests, 8),
    aim(`${path}: FCP, of its HTML without scripts`, values.fcp / bare.fcp, 1.2),
    aim(`${path}: LCP, of the same`, values.lcp / bare.lcp, 1.2),
    aim(`${path}: hydrated, of React alone`, values.usableAt / floor.usableAt, 1.3),
    aim(`${path}: total blocking time, of React alone`, values.tbt / floor.tbt, 1.5),
    aim(`${path}: layout shift`, values.shift, 0),
    aimHere(`${path}: ${tapName}`, values.tapToNext, tapLimit),
  ];
}

function medians(visits) {
  return Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]));
}

function row({ name, values }) {
  return {
    page: name,
    FCP: Math.round(values.fcp),
    LCP: Math.round(values.lcp),
    TBT: Math.round(values.tbt),
    hydrated: Math.round(values.usableAt),
    'tap → next': Math.round(values.tapToNext),
    'layout shift': values.shift.toFixed(3),
    // Nothing moves where a typeface with Arial's metrics is installed, as on phones; where the benchmark runs there
    // may be none.
    'by typefaces': values.typefaceShift.toFixed(3),
    requests: values.requests,
  };
}
