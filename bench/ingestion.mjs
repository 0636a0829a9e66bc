// Events per second that are committed before they are acknowledged, compared with PostgreSQL's own insert of the same
// rows with the same indexes, with a raw http server that parses the same bodies and drops them, and with Umami on the
// same PostgreSQL; and the memory under ten times as many uploads as can wait.
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { startBare } from './bare.mjs';
import { openOwnInsert } from './own-insert.mjs';
import { createUmamiUploads, fireAtUmami, startUmami } from './peers/umami.mjs';
import { openDatabase, startAnotherServer } from './product-parts.mjs';
import { median, medianRatio, printTable } from './table.mjs';
import { compareWithTable, createUploads, fire } from './uploads.mjs';

const rounds = 5;
const seconds = 4;
const connections = 20;
/** While the uploads of half of the callers are being inserted, those of the other half wait. */
const waiting = connections / 2;
const sizes = [1, 30, 200];
/** Events of one upload, and the number of such uploads that Umami gets in a round. */
const umamiRounds = [
  { size: 1, amount: 320 },
  { size: 30, amount: 40 },
];
/** The writer lets at most 20,000 events wait; ten times as many arrive at once. */
const overload = { eventsEach: 200, connections: 1000, seconds: 15 };
const memoryPollMs = 100;
/**
 * MB of memory above that of the idle server: it may hold 48 MiB of bodies, which take several times as much when
 * parsed.
 */
const overloadMemory = 600;

/** @returns the aims of the ingestion */
export async function measureIngestion() {
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  const ours = await startAnotherServer(product, database.url);
  const floor = await startBare({ body: JSON.stringify({ code: 200 }), headers: {} });
  const ownInsert = await openOwnInsert(database.url);
  const parts = [ownInsert, floor, ours];
  try {
    const umami = await startUmamiIfNamed(product, database.url);
    if (umami) parts.push(umami);
    const rows = await race([
      ...ourEntries(database.client, { floor: floor.url, ours: ours.url }, ownInsert),
      ...(umami ? umamiEntries(umami) : []),
    ]);
    printSpeed(rows, umami);
    const crowd = await measureOverload(database.client, ours);
    const faults = sum(
      Object.values(rows).flatMap(({ samples }) => samples),
      'faults',
    );
    return [
      aim(
        'uploads of 30, of PostgreSQL’s own inserts',
        medianRatio(rows['ours, 30'].samples, rows['own, 30'].samples),
        0.6,
        'atLeast',
      ),
      aim('acknowledged events lost, or stored unsent', faults + crowd.faults, 0),
      aim('overload: answers that are neither 200 nor 429', crowd.errors, 0),
      aim('overload: memory above idle, MB', crowd.peak - crowd.idle, overloadMemory),
      aim('overload: served again afterwards, s', crowd.recoveredAfter, 5),
    ];
  } finally {
    for (const part of parts) await part.stop();
    await database.client.end();
    await product.stop();
  }
}

const sum = (all, key) => all.reduce((total, one) => total + (one[key] ?? 0), 0);

async function startUmamiIfNamed(product, databaseUrl) {
  const dir = process.env.UMAMI_DIR;
  // A port that neither the product nor the server beside it uses.
  if (dir) return startUmami(dir, Number(new URL(product.url).port) + 9, databaseUrl);
  console.log('Umami is not measured; set UMAMI_DIR to the folder of a checkout of Umami 3.1 that was built.');
  return null;
}

/** Measures all servers with one size before the next, so that compared figures are close in time. */
function ourEntries(client, urls, ownInsert) {
  return sizes.flatMap((size) => [
    ...Object.entries(urls).map(([name, url]) => ({
      name,
      size,
      async measure(round) {
        const uploads = createUploads(`${name}${size}x${round}`, size);
        const sample = await fire(url, uploads, { connections, seconds });
        return { ...sample, faults: name === 'floor' ? 0 : await faultsOf(client, uploads) };
      },
    })),
    {
      name: 'own',
      size,
      measure: (round) => ownInsert.fire(`own${size}x${round}`, { eventsEach: size, together: waiting, seconds }),
    },
  ]);
}
function umamiEntries(umami) {
  return umamiRounds.map(({ size, amount }) => {
    const uploads = createUmamiUploads(umami.website, size);
    return { name: 'umami', size, measure: () => fireAtUmami(umami, uploads, { connections, amount }) };
  });
}

/** Measures in turns, so that other load on the machine affects all alike. */
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

async function faultsOf(client, uploads) {
  const { lost, unsent } = await compareWithTable(client, uploads.sent);
  return lost + unsent;
}

const titles = {
  floor: 'raw http, parsed and dropped',
  ours: 'ours, committed',
  own: `PostgreSQL’s own insert of ${waiting}`,
};

function printSpeed(rows, umami) {
  printTable(
    `Ingestion, ${connections} connections, median of ${rounds} × ${seconds} s; caller, server and database on this machine`,
    Object.values(rows).map(({ name, size, rate, p99, samples }) => ({
      server: titles[name] ?? umami.title,
      'events an upload': size,
      'uploads/s': Math.round(rate),
      'events/s': Math.round(rate * size),
      'p99 ms': Math.round(p99),
      'of its own inserts': name === 'umami' ? '' : medianRatio(samples, rows[`own, ${size}`].samples).toFixed(2),
      'of raw http': medianRatio(samples, rows[`floor, ${size}`].samples).toFixed(2),
    })),
  );
  if (!umami) return;
  const samples = Object.values(rows)
    .filter(({ name }) => name === 'umami')
    .flatMap((row) => row.samples);
  const amounts = umamiRounds.map(({ size, amount }) => `${amount} uploads of ${size}`).join(' and ');
  console.log(
    `\n${umami.title} got ${amounts} instead of ${seconds} s.`,
    `Of ${sum(samples, 'acknowledged')} events acknowledged, ${sum(samples, 'stored')} are in its table website_event.`,
  );
}

/** Ten times as many callers as uploads can wait; each sends again at once when it is refused. */
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
  return { idle: memory.idle, peak, errors, recoveredAfter, faults: lost + unsent };
}

async function fireOnce(url) {
  const { body } = createUploads(`after${Date.now()}`, 1).next();
  const answer = await fetch(`${url}/2/httpapi`, { method: 'POST', body }).catch(() => null);
  return answer?.status;
}

/** Watches the resident memory of a process, in MB. */
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
