// Every next screen of all quizzes: the time until it is shown, and whether its files had loaded before the tap.
import { aim, aimHere } from './aims.mjs';
import { isHydrated, land, openPhone, timeTap } from './phone.mjs';
import { median, printTable } from './table.mjs';

const runs = 3;
/** The time to read a screen, in which the files of the next one have to load; nobody is faster. */
const readingMs = 1000;
/** A picture this soon after its screen seems to appear with it (Nielsen, Response Times: 0.1 second). */
const atOnceMs = 100;

const quizzes = [
  { name: 'adhd', path: '/quiz/dialogues' },
  { name: 'frequency', path: '/quiztwo', hasStartPage: true },
  { name: 'wellbeing', path: '/mental-quiz', hasStartPage: true },
];

/** @returns aims on the median and the slowest step of each quiz, and on files that had not loaded at a tap */
export async function measureWalks(browser, baseUrl, advanceDelayMs) {
  const rows = [];
  const aims = [];
  for (const quiz of quizzes) {
    const walks = [];
    for (let run = 0; run < runs; run++) walks.push(await walk(browser, baseUrl, quiz, advanceDelayMs));
    // The median of several runs of each step, because one pause of the machine does not make a slow screen.
    const steps = walks[0].map((step, i) => ({ ...step, waitMs: median(walks.map((one) => one[i].waitMs)) }));
    const worst = steps.reduce((slowest, step) => (step.waitMs > slowest.waitMs ? step : slowest));
    const waits = steps.map(({ waitMs }) => waitMs);
    const late = [...new Set(walks.flat().flatMap((step) => step.late))];
    rows.push({
      quiz: quiz.name,
      steps: steps.length,
      'median ms': Math.round(median(waits)),
      'worst ms': Math.round(worst.waitMs),
      'worst after': worst.heading.slice(0, 40),
      'not there at the tap': late.length === 0 ? 'nothing' : late.join(', '),
    });
    aims.push(
      aimHere(`${quiz.name}: median tap to next screen ms (60)`, median(waits), 100),
      aimHere(`${quiz.name}: worst tap to next screen ms`, worst.waitMs, 160),
      aim(`${quiz.name}: parts not there at the tap`, late.length, 0),
    );
  }
  printTable(`Tap → next of every screen, ${readingMs / 1000} s after it came, median of ${runs}`, rows);
  return aims;
}

/** Walks from the landing page to the page after the last screen. */
async function walk(browser, baseUrl, { path, hasStartPage }, advanceDelayMs) {
  const page = await openPhone(browser);
  await land(page, baseUrl + path, isHydrated);
  const steps = [];
  if (hasStartPage) steps.push(await step(page, page.getByRole('link', { name: 'Start', exact: true }), 0));
  await page.locator('[data-early="health-consent"]').click();
  while (/\/(dialogues|screens)$/.test(new URL(page.url()).pathname)) {
    const { target, moves } = await prepareStep(page);
    steps.push(await step(page, target, moves ? advanceDelayMs : 0));
  }
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, responseEnd }) => ({ name: new URL(name).pathname, startTime, responseEnd })),
  );
  await page.context().close();
  return steps.map((each, i) => ({ ...each, late: [...waitedFor(each, files), ...drawnAfter(each, steps[i + 1])] }));
}

/** Reads for a moment, taps, and waits for the next heading. */
async function step(page, target, pauseMs) {
  const heading = await page.locator('h1:visible').first().textContent();
  await page.waitForTimeout(readingMs);
  const drawingsBefore = await page.evaluate(() => window.__drawings());
  const { ms, from, to } = await timeTap(target);
  await page.waitForTimeout(atOnceMs);
  const drawings = await page.evaluate(() => window.__drawings());
  return { heading, waitMs: ms - pauseMs, from, to, drawingsBefore, drawings };
}

/**
 * Gives the answer, unless its tap moves on by itself.
 * @returns what to tap to move on, and whether the quiz pauses before it does
 */
async function prepareStep(page) {
  const main = page.locator('main:visible').first();
  await main.locator('h1').waitFor();
  const field = main.locator('input:not([type=checkbox])');
  if ((await field.count()) > 0)
    await field.fill((await field.getAttribute('inputmode')) === 'numeric' ? '34' : 'Maya');
  const boxes = main.locator('input[type=checkbox]');
  if ((await boxes.count()) > 0) await boxes.first().evaluate((box) => box.click());
  const options = main.locator('button[aria-pressed]');
  const isOneOf = (await field.count()) + (await boxes.count()) === 0 && (await options.count()) > 0;
  if (isOneOf) return { target: options.first(), moves: true };
  return { target: page.locator('button:visible', { hasText: onwards }).first(), moves: false };
}

const onwards = /^(Continue( with(out)? .*)?|See what helps|Put my plan together)$/;

/** Files that loaded between the tap and the next screen. Later ones belong to later screens. */
function waitedFor({ from, to }, files) {
  return files
    .filter(({ name, responseEnd }) => name.startsWith('/assets/') && responseEnd > from && responseEnd <= to)
    .map(({ name }) => name.slice('/assets/'.length));
}

/** A picture that appeared a moment after its screen. */
function drawnAfter({ drawings }, next) {
  return next !== undefined && next.drawingsBefore > drawings ? [`a picture of “${next.heading}”`] : [];
}
