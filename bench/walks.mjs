// Every next screen of all three quizzes: how long it takes to come, and whether it was there before the tap.
import { isHydrated, land, openPhone, timeTap } from './phone.mjs';
import { gate, median, printTable } from './table.mjs';

const runs = 3;
/** Nobody reads a screen faster; what the next one needs has this long to come. */
const readingMs = 1000;

const quizzes = [
  { name: 'quiz one', path: '/quiz/dialogues' },
  { name: 'quiz two', path: '/quiztwo', hasStartPage: true },
  { name: 'mental health', path: '/mental-quiz', hasStartPage: true },
];

/** @returns gates on the median and the worst step of each quiz, and on what is fetched during a step */
export async function measureWalks(browser, baseUrl, advanceDelayMs) {
  const rows = [];
  const gates = [];
  for (const quiz of quizzes) {
    const walks = [];
    for (let run = 0; run < runs; run++) walks.push(await walk(browser, baseUrl, quiz, advanceDelayMs));
    // Of each step the median of its runs: one hiccup of the machine is no slow screen.
    const steps = walks[0].map((step, i) => ({ ...step, waitMs: median(walks.map((one) => one[i].waitMs)) }));
    const worst = steps.reduce((slowest, step) => (step.waitMs > slowest.waitMs ? step : slowest));
    const waits = steps.map(({ waitMs }) => waitMs);
    const late = [...new Set(walks.flat().flatMap((step) => step.fetched))];
    rows.push({
      quiz: quiz.name,
      steps: steps.length,
      'median ms': Math.round(median(waits)),
      'worst ms': Math.round(worst.waitMs),
      'worst after': worst.heading.slice(0, 40),
      'fetched during a step': late.length === 0 ? 'nothing' : late.join(' '),
    });
    gates.push(
      gate(`${quiz.name}: median tap to next screen ms (60)`, median(waits), 100),
      gate(`${quiz.name}: worst tap to next screen ms`, worst.waitMs, 160),
      gate(`${quiz.name}: files fetched during a step`, late.length, 0),
    );
  }
  printTable(`Tap → next of every screen, ${readingMs / 1000} s after it came, median of ${runs}`, rows);
  return gates;
}

/** From landing to the page after the last screen. */
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
  return steps.map((each) => ({ ...each, fetched: fetchedDuring(each, files) }));
}

/** Reads for a moment, taps, and waits for the next heading. */
async function step(page, target, pauseMs) {
  const heading = await page.locator('h1:visible').first().textContent();
  await page.waitForTimeout(readingMs);
  const before = page.url();
  const { ms, from, to } = await timeTap(target);
  return { heading, waitMs: ms - pauseMs, from, to, isNewPage: page.url() !== before };
}

/**
 * Gives an answer as far as it does not move on by itself.
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

const onwards = /^(Continue( with(out)? .*)?|See what helps|Keep my result|Put my plan together)$/;

/**
 * Code, styles and pictures that came between the tap and the next screen, or were on their way meanwhile. A new page
 * fetches at once what comes after it; of these only what it waited for counts.
 */
function fetchedDuring({ from, to, isNewPage }, files) {
  return files
    .filter(({ name, startTime, responseEnd }) => name.startsWith('/assets/') && startTime < to && responseEnd > from)
    .filter(({ responseEnd }) => !isNewPage || responseEnd <= to)
    .map(({ name }) => name.slice('/assets/'.length));
}
