// The precision of measured answer times in the frame and loop of every exercise: the time between the browser's own
// report of the painted picture (Element Timing) and the operating system's stamp of the key, compared with the loop's
// time. On an idle and a busy main thread, on a fast and a slow one. jsPsych is measured beside it where it is
// installed.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/stale.mjs';
import { aim } from './aims.mjs';
import { peersDir } from './peers/site.mjs';
import { openBrowser } from './phone.mjs';
import { buildQuietly } from './quiet-build.mjs';
import { printTable } from './table.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 100);
/** The first rounds of a page are slow. */
const warmUps = 5;
const source = path.join(root, 'bench/timing');

/** The slowdown of the CPU, and how long the main thread is busy at a time. */
const conditions = [
  { name: 'idle', slower: 1, busyMs: 0 },
  { name: 'CPU ÷ 4', slower: 4, busyMs: 0 },
  { name: 'busy up to 60 ms', slower: 1, busyMs: 60 },
  { name: 'CPU ÷ 4, busy up to 40 ms', slower: 4, busyMs: 40 },
];
/** The condition of a cheap phone, for which the times from press to handler and to picture are aims. */
const phone = conditions[1];

/** @returns the aims of the loop in each condition */
export async function measureTiming() {
  const contestants = [{ name: 'ours', site: await serve(await pageOf(root, path.join(source, 'ours.tsx'))) }];
  const theirs = jsPsychEntry();
  if (theirs === null)
    console.log(
      'jsPsych is not installed with the contestants, so ours is measured alone: npm run bench:peers installs it.',
    );
  else contestants.push({ name: 'jsPsych', site: await serve(await pageOf(peersDir, theirs)) });
  const browser = await openBrowser(await findChromium());
  try {
    const rows = [];
    for (const contestant of contestants) rows.push(...(await measureAll(browser, contestant)));
    printTable(`Answer times of ${rounds} rounds against what the browser saw (ms)`, rows.map(tableRow));
    return rows.filter(({ contestant }) => contestant === 'ours').flatMap(aimsOf);
  } finally {
    await browser.close();
    for (const { site } of contestants) site.stop();
  }
}

async function measureAll(browser, { name, site }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.exposeFunction('pressSoon', () => pressSoon(session));
  await page.goto(site.url);
  const rows = [];
  for (const condition of conditions) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.slower });
    await page.evaluate((ms) => window.setLoad(ms), condition.busyMs);
    const measured = await page.evaluate((count) => window.measure(count), warmUps + rounds);
    rows.push({ contestant: name, condition, ...figuresOf(measured.slice(warmUps)) });
  }
  await context.close();
  return rows;
}

/** Presses F after 200 to 400 ms, as the keyboard would. */
function pressSoon(session) {
  const key = { key: 'f', code: 'KeyF', windowsVirtualKeyCode: 70 };
  setTimeout(
    async () => {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    200 + Math.random() * 200,
  );
}

function figuresOf(measured) {
  const seen = measured.filter(({ rt, renderedAt }) => Number.isFinite(rt - renderedAt));
  const errors = seen.map(({ rt, renderedAt, pressedAt }) => rt - (pressedAt - renderedAt));
  return {
    count: seen.length,
    mean: mean(errors),
    sd: Math.sqrt(errors.reduce((sum, error) => sum + (error - mean(errors)) ** 2, 0) / (errors.length - 1)),
    worst: Math.max(...errors.map(Math.abs)),
    lag: percentile(seen.map(({ handledAt, pressedAt }) => handledAt - pressedAt)),
    reaction: percentile(seen.map(({ reactedAt, handledAt }) => reactedAt - handledAt)),
    reactedFrames: percentile(seen.map((one) => one.reactedFrames)),
  };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const percentile = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/**
 * The mean may be off by 8 ms to either side (training.md § 6.3). It is early on a fast machine: a screen shows a
 * picture at the first refresh after it was drawn, which is the moment that the loop takes, while a browser without a
 * screen reports the drawing, up to a frame before.
 */
function aimsOf({ condition, count, mean: error, sd, lag, reactedFrames }) {
  const aims = [
    aim(`${condition.name}: mean error of an answer time, either way, ms`, Math.abs(error), 8),
    aim(`${condition.name}: its standard deviation, ms`, sd, 10),
    aim(`${condition.name}: rounds that could be checked`, count / rounds, 0.95, 'atLeast'),
  ];
  if (condition !== phone) return aims;
  return [
    ...aims,
    aim('a press to its handler, p95 ms (8)', lag, 12),
    aim('a handled press to its changed picture, p95 frames', reactedFrames, 1),
  ];
}

function tableRow({ contestant, condition, count, mean: error, sd, worst, lag, reaction }) {
  const oneDecimal = (number) => (Number.isFinite(number) ? number.toFixed(1) : '');
  return {
    condition: condition.name,
    by: contestant,
    rounds: count,
    'mean error': oneDecimal(error),
    sd: oneDecimal(sd),
    worst: oneDecimal(worst),
    'press → handler, p95': oneDecimal(lag),
    'handler → picture, p95': oneDecimal(reaction),
  };
}

/** The page of jsPsych, beside its packages; null when these are not installed. */
function jsPsychEntry() {
  if (!existsSync(path.join(peersDir, 'node_modules/jspsych/package.json'))) return null;
  const folder = path.join(peersDir, 'timing');
  mkdirSync(folder, { recursive: true });
  for (const file of ['conditions.ts', 'jspsych.mjs']) cpSync(path.join(source, file), path.join(folder, file));
  return path.join(folder, 'jspsych.mjs');
}

/** A page with one script and its style sheets. */
async function pageOf(from, entry) {
  const { output } = await buildQuietly({
    root: from,
    plugins: [react()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const files = new Map(output.map(({ fileName, code, source: text }) => [`/${fileName}`, code ?? text]));
  const script = output.find(({ isEntry }) => isEntry).fileName;
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName);
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  files.set(
    '/',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Timing</title>${links}<script type="module" src="/${script}"></script><body><div id="root"></div></body></html>`,
  );
  return files;
}

const types = { '.js': 'text/javascript', '.css': 'text/css' };

async function serve(files) {
  const server = createServer((request, response) => {
    const text = files.get(request.url);
    if (text === undefined) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': types[path.extname(request.url)] ?? 'text/html',
        // Without isolation, the browser rounds its times up to 8 ms.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      .end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}
