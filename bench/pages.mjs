// The times of the first screens and of all later ones on a cheap phone (phone.mjs), compared with bare React in the
// same run.
import { findChromium } from '../scripts/chromium.mjs';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { serveFloor } from './floor/build.mjs';
import { isHydrated, land, openBrowser, openPhone, timeTap } from './phone.mjs';
import { median, printTable } from './table.mjs';
import { measureWalks } from './walks.mjs';

const runs = 5;
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
  const floor = await serveFloor();
  const tapFloor = async (page) => (await timeTap(page.getByRole('button').first())).ms;
  const pages = [
    { name: 'React alone (floor)', url: floor.url, tap: tapFloor },
    ...landings.map((landing) => ({ ...landing, name: landing.path, url: baseUrl + landing.path })),
  ];
  const visits = pages.map(() => []);
  // Measures in turns, so that other load on the machine affects all alike.
  for (let run = 0; run < runs; run++) {
    for (const [i, page] of pages.entries()) visits[i].push(await visit(browser, page));
  }
  floor.stop();
  const measured = pages.map((page, i) => ({ ...page, values: medians(visits[i]) }));
  printTable(`Slow 4G, CPU ÷ 4, 390×844, median of ${runs} (ms)`, measured.map(row));
  const walkAims = await measureWalks(browser, baseUrl, advanceDelayMs);
  return [...measured.slice(1).flatMap(aimsOf), ...walkAims];
}

async function visit(browser, { url, tap }) {
  const page = await openPhone(browser);
  const seen = await land(page, url, isHydrated);
  const tapToNext = await tap(page);
  await page.context().close();
  return { ...seen, tapToNext };
}

function aimsOf({ name, values, leadsOn }) {
  const [tapName, tapLimit] = leadsOn ? ['next page, prefetched ms (80)', 120] : ['tap to next screen ms (60)', 100];
  return [
    aim(`${name}: requests to interactive (6)`, values.requests, 8),
    aim(`${name}: LCP ms (800)`, values.lcp, 1000),
    aim(`${name}: TBT ms (50)`, values.tbt, 100),
    aim(`${name}: hydrated ms (1800)`, values.usableAt, 2100),
    aim(`${name}: ${tapName}`, values.tapToNext, tapLimit),
    aim(`${name}: layout shift`, values.shift, 0.02),
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
