// A minute of moving kites on a phone, with real touches: late frames, the delay of touches, and the longest task of
// the main thread in a round.
import { aim } from '../aims.mjs';
import { openPhone } from '../phone.mjs';
import { printTable } from '../table.mjs';

const movingMs = Number(process.env.BENCH_MOVING_MS ?? 60_000);
/** A frame is late when it took longer than this many intervals of the screen. */
const lateIntervals = 1.5;
const intervalMs = 1000 / 60;
/** Rounds whose tasks are traced, because tracing itself costs time. */
const tracedRounds = 2;
/**
 * The number of frames of an empty page measured beside it, because the machine itself makes frames late and touches
 * wait.
 */
const emptyFrames = 600;
const emptyTouches = 60;
/** How often a kite is chosen and let go in each round, so that there are enough touches. */
const undoneTouches = 2;
const touchPauseMs = 200;

/** Flies, from the button on Today. @returns the aims of frames, touches and tasks */
export async function flyKites(page) {
  const empty = await measureEmpty(page.context().browser());
  await begin(page);
  await page.evaluate(watch);
  while ((await page.evaluate(() => window.__moved())) < movingMs) await playRound(page);
  const seen = await page.evaluate(() => window.__flown());
  const longest = await traceTasks(page);
  const late = lateOf(seen.frames);
  const lag = percentile(seen.touches.map((touch) => touch.lag));
  printTable('Hold the line, CPU ÷ 4', [
    {
      frames: seen.frames.length,
      'late %': late.toFixed(2),
      'empty page, late %': empty.late.toFixed(2),
      'longest frame ms': Math.round(Math.max(...seen.frames)),
      touches: seen.touches.length,
      'touch → handler p95 ms': lag.toFixed(1),
      'empty page, the same': empty.lag.toFixed(1),
      'longest task ms': longest.toFixed(1),
    },
  ]);
  return [
    aim(`frames over ${lateIntervals} intervals in moving kites, % (0.5)`, late, 2),
    aim('a touch to its handler, p95, of an empty page', lag / empty.lag, 2.5),
    aim('a handled touch to its changed picture, p95 frames', percentile(seen.touches.map(({ frames }) => frames)), 1),
    aim('longest task while kites move, at full speed, ms (4)', longest, 8),
  ];
}

const percentile = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** In percent. */
const lateOf = (frames) => (frames.filter((ms) => ms > lateIntervals * intervalMs).length / frames.length) * 100;

/** Late frames in percent, and the delay of touches, on an empty page. */
async function measureEmpty(browser) {
  const page = await openPhone(browser);
  const frames = await page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const times = [];
        requestAnimationFrame(function look(at) {
          times.push(at);
          if (times.length < count) requestAnimationFrame(look);
          else resolve(times.slice(1).map((time, i) => time - times[i]));
        });
      }),
    emptyFrames,
  );
  await page.evaluate(() => {
    window.__lags = [];
    document.addEventListener('pointerdown', ({ timeStamp }) => window.__lags.push(performance.now() - timeStamp));
  });
  for (let touch = 0; touch < emptyTouches; touch++) await tapAt(page, 195, 400);
  const lag = percentile(await page.evaluate(() => window.__lags));
  await page.context().close();
  return { late: lateOf(frames), lag };
}

async function tapAt(page, x, y) {
  await page.waitForTimeout(touchPauseMs);
  await page.touchscreen.tap(x, y);
}

async function begin(page) {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await page.getByRole('heading', { name: 'Hold the line' }).waitFor();
  await start.click();
}

/** Runs in the page: counts frames while kites move, and measures the delay of touches. */
function watch() {
  const frames = [];
  const touches = [];
  let moved = 0;
  let last = null;
  let isMoving = false;
  // Notices a new heading within the task that draws it, so that the trace can tell that task from those of moving.
  new MutationObserver(() => {
    const wasMoving = isMoving;
    isMoving = document.querySelector('h1')?.textContent.startsWith('Keep your eyes') ?? false;
    if (isMoving !== wasMoving) performance.mark(isMoving ? 'kites move' : 'kites rest');
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  requestAnimationFrame(function look(at) {
    if (last !== null && isMoving) {
      frames.push(at - last);
      moved += at - last;
    }
    last = isMoving ? at : null;
    requestAnimationFrame(look);
  });
  const pressed = () => document.querySelectorAll('[aria-pressed="true"]').length;
  document.addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      if (target.closest('button') !== null) return;
      const touch = { lag: performance.now() - timeStamp, frames: 0 };
      const before = `${pressed()} ${document.querySelector('h1').textContent}`;
      touches.push(touch);
      requestAnimationFrame(function count() {
        touch.frames += 1;
        const isChanged = before !== `${pressed()} ${document.querySelector('h1').textContent}`;
        if (!isChanged && touch.frames < 60) requestAnimationFrame(count);
      });
    },
    { capture: true },
  );
  window.__moved = () => moved;
  window.__flown = () => ({ frames, touches });
}

/** Waits for the kites to stop, touches the number to be found, and continues. */
async function playRound(page) {
  await page.locator('h1', { hasText: /^Tap your/ }).waitFor();
  const kites = page.getByRole('button', { name: /^Kite \d+$/ });
  for (let touch = 0; touch < undoneTouches * 2; touch++) await touchOn(page, kites.first());
  for (let kite = 0; (await kites.count()) > kite; kite++) {
    await touchOn(page, kites.nth(kite));
  }
  await page.getByRole('button', { name: /^(Next round|Finish)$/ }).click();
}

async function touchOn(page, kite) {
  const box = await kite.boundingBox({ timeout: 1000 }).catch(() => null);
  // The last kite that was to be found ends the question.
  if (box === null) return;
  await tapAt(page, box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * The longest task while kites move, in ms of the thread's own time, because other load of the machine stretches tasks.
 * At full speed: a CPU that is slowed down spends most of a task waiting, and tracing is slowed down with it.
 */
async function traceTasks(page) {
  const browser = page.context().browser();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await playRound(page);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'],
  });
  for (let round = 0; round < tracedRounds; round++) await playRound(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith('kites ')).sort((a, b) => a.ts - b.ts);
  const isWhileMoving = ({ ts, dur, pid, tid }) => {
    const mark = marks.findLast((one) => one.ts <= ts + dur);
    return mark?.name === 'kites move' && mark.ts < ts && mark.pid === pid && mark.tid === tid;
  };
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isWhileMoving(event));
  if (tasks.length === 0) throw new Error('The browser traced no tasks.');
  return Math.max(...tasks.map(({ tdur }) => tdur / 1000));
}
