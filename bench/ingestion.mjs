// Events a second that are committed before they are acknowledged, beside a raw http server that parses the same bodies
// and drops them, and beside Umami on the same PostgreSQL; what the group commit gains; and what ten times as many uploads
// as can be held do to memory.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'vite';
import { startProduct } from '../scripts/product.mjs';
import { root } from '../scripts/stale.mjs';
import { startBare } from './bare.mjs';
import { createUmamiUploads, fireAtUmami, startUmami } from './peers/umami.mjs';
import { openDatabase, startBeside } from './product-parts.mjs';
import { gate, median, printTable } from './table.mjs';
import { compareWithTable, createUploads, fire } from './uploads.mjs';

const rounds = 3;
const seconds = 4;
const connections = 20;
const sizes = [1, 30, 200];
/** Events an upload, and how many such uploads Umami gets in a round. */
const umamiRounds = [
  { size: 1, amount: 320 },
  { size: 30, amount: 40 },
];
/** The writer lets 20,000 events wait: ten times as many come at once. */
const overload = { eventsEach: 200, connections: 1000, seconds: 15 };
const memoryPollMs = 100;
/** MB of memory above that of the idle server: 48 MiB of bodies may be held, which parsed weigh several times as much. */
const overloadMemory = 600;

/** @returns the gates of the ingestion */
export async function measureIngestion() {
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  const ours = await startBeside(product, database.url);
  const single = await startBeside(product, database.url, { place: 2, file: await buildOneInsertEach() });
  const floor = await startBare({ body: JSON.stringify({ code: 200 }), headers: {}, parses: true });
  const parts = [floor, single, ours];
  try {
    const umami = await startUmamiIfNamed(product, database.url);
    if (umami) parts.push(umami);
    const urls = { floor: floor.url, ours: ours.url, single: single.url };
    const rows = await race([...ourEntries(database.client, urls), ...(umami ? umamiEntries(umami) : [])]);
    printSpeed(rows, umami);
    const crowd = await measureOverload(database.client, ours);
    return [
      gate('upload of 30, committed, of the floor', ratio(rows, 'ours, 30', 'floor, 30'), 0.44, 'atLeast'),
      gate('single events: group commit ÷ an insert each', ratio(rows, 'ours, 1', 'single, 1'), 3, 'atLeast'),
      gate(
        'acknowledged events lost, or stored unsent',
        sum(samplesOf(rows, ['ours', 'single']), 'amiss') + crowd.amiss,
        0,
      ),
      gate('overload: answers that are neither 200 nor 429', crowd.errors, 0),
      gate('overload: memory above idle, MB', crowd.peak - crowd.idle, overloadMemory),
      gate('overload: served again afterwards, s', crowd.recoveredAfter, 5),
    ];
  } finally {
    for (const part of parts) await part.stop();
    await database.client.end();
    await product.stop();
  }
}

const ratio = (rows, name, base) => rows[name].rate / rows[base].rate;
const sum = (all, key) => all.reduce((total, one) => total + one[key], 0);
const samplesOf = (rows, names) =>
  Object.values(rows).flatMap(({ name, samples }) => (names.includes(name) ? samples : []));

async function startUmamiIfNamed(product, databaseUrl) {
  const dir = process.env.UMAMI_DIR;
  // The next port after those of the two servers beside the product.
  if (dir) return startUmami(dir, Number(new URL(product.url).port) + 9, databaseUrl);
  console.log('Umami is not measured; set UMAMI_DIR to the folder of a checkout of Umami 3.1 that was built.');
  return null;
}

function ourEntries(client, urls) {
  return sizes.flatMap((size) =>
    Object.entries(urls)
      .filter(([name]) => name !== 'single' || size === 1)
      .map(([name, url]) => ({
        name,
        size,
        async measure(round) {
          const uploads = createUploads(`${name}${size}x${round}`, size);
          const sample = await fire(url, uploads, { connections, seconds });
          return { ...sample, amiss: name === 'floor' ? 0 : await amissOf(client, uploads) };
        },
      })),
  );
}

function umamiEntries(umami) {
  return umamiRounds.map(({ size, amount }) => {
    const uploads = createUmamiUploads(umami.website, size);
    return { name: 'umami', size, measure: () => fireAtUmami(umami, uploads, { connections, amount }) };
  });
}

/** Takes turns, so that what else the machine does falls on all alike. */
async function race(entries) {
  const rows = entries.map((entry) => ({ ...entry, samples: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const { measure, samples } of rows) samples.push(await measure(round));
  }
  return Object.fromEntries(
    rows.map(({ name, size, samples }) => [
      `${name}, ${size}`,
      { name, size, samples, rate: median(samples.map((one) => one.rate)), p99: median(samples.map((one) => one.p99)) },
    ]),
  );
}

async function amissOf(client, uploads) {
  const { lost, unsent } = await compareWithTable(client, uploads.sent);
  return lost + unsent;
}

const titles = { floor: 'raw http, parsed and dropped', ours: 'ours, committed', single: 'ours, an insert each' };

function printSpeed(rows, umami) {
  printTable(
    `Ingestion, ${connections} connections, median of ${rounds} × ${seconds} s; caller, server and database on this machine`,
    Object.values(rows).map(({ name, size, rate, p99 }) => ({
      server: titles[name] ?? umami.title,
      'events an upload': size,
      'uploads/s': Math.round(rate),
      'events/s': Math.round(rate * size),
      'p99 ms': Math.round(p99),
      'of the floor': (rate / rows[`floor, ${size}`].rate).toFixed(2),
    })),
  );
  if (!umami) return;
  const samples = samplesOf(rows, ['umami']);
  const amounts = umamiRounds.map(({ size, amount }) => `${amount} uploads of ${size}`).join(' and ');
  console.log(
    `\n${umami.title} got ${amounts} instead of ${seconds} s.`,
    `Of ${sum(samples, 'acknowledged')} events acknowledged, ${sum(samples, 'stored')} are in its table website_event.`,
  );
}

/** As many callers as the server holds uploads of, ten times over; each sends again at once when it is turned away. */
async function measureOverload(client, server) {
  const uploads = createUploads('crowd', overload.eventsEach);
  const memory = watchMemory(server.pid);
  const { rate, answers, p99, errors } = await fire(server.url, uploads, overload);
  const peak = memory.stop();
  const endedAt = Date.now();
  while ((await fireOnce(server.url)) !== 200) await delay(memoryPollMs);
  const recoveredAfter = (Date.now() - endedAt) / 1000;
  const { acknowledged, lost, unsent } = await compareWithTable(client, uploads.sent);
  printTable(`Overload: ${overload.connections} callers at once, ${overload.eventsEach} events each`, [
    {
      'answered 200': uploads.sent.acknowledged.size,
      'answered 429': uploads.sent.throttled,
      'stored uploads/s': Math.round(rate),
      'answers/s': Math.round(answers),
      'p99 ms': Math.round(p99),
      'MB before': memory.idle,
      'MB at most': peak,
      'events acknowledged': acknowledged,
      'of these lost': lost,
      'stored unsent': unsent,
    },
  ]);
  return { idle: memory.idle, peak, errors, recoveredAfter, amiss: lost + unsent };
}

async function fireOnce(url) {
  const { body } = createUploads(`after${Date.now()}`, 1).next();
  const answer = await fetch(`${url}/2/httpapi`, { method: 'POST', body }).catch(() => null);
  return answer?.status;
}

/** Resident memory of a process in MB, as the system tells it. */
function watchMemory(pid) {
  const now = () => Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout) / 1024);
  const idle = now();
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, memoryPollMs);
  const stop = () => {
    clearInterval(timer);
    return peak;
  };
  return { idle, stop };
}

/** The whole server, in which only the writer of events is another one. */
async function buildOneInsertEach() {
  // Beside dist/web, which the server looks for.
  const outDir = path.join(root, 'dist/bench');
  const replacement = path.join(root, 'bench/one-insert-each.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    plugins: [
      {
        name: 'one-insert-each',
        enforce: 'pre',
        resolveId: (source) => (source === './event-writer' ? replacement : null),
      },
    ],
    build: { ssr: path.join(root, 'src/server/main.ts'), outDir, emptyOutDir: true, target: 'node20' },
  });
  return path.join(outDir, 'main.js');
}
