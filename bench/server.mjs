// Requests per second of the two hottest calls, each as a ratio to a bare http server that answers the same bytes in the same run.
import path from 'node:path';
import autocannon from 'autocannon';
import { build } from 'vite';
import { startProduct } from '../scripts/product.mjs';
import { root } from '../scripts/stale.mjs';
import { startBare, startProcess } from './bare.mjs';
import { gate, median, printTable } from './table.mjs';

const rounds = 3;
const seconds = 4;
const connections = 20;
const password = 'a long enough passphrase';

/** @returns the gates of the server's hot paths */
export async function measureServer() {
  const product = await startProduct();
  const withoutDatabase = await startWithoutDatabase();
  const stop = [product.stop, withoutDatabase.stop];
  try {
    const token = await signUpAndIn(product.url);
    const headers = { authorization: token };
    const account = { method: 'GET', path: '/api/users/account', headers };
    const upload = {
      method: 'POST',
      path: '/2/httpapi',
      headers: { 'content-type': 'application/json' },
      body: thirtyEvents,
    };
    const accountFloor = await startBareLike(product.url, account);
    const uploadFloor = await startBareLike(product.url, { ...upload, body: thirtyEvents() });
    stop.push(accountFloor.stop, uploadFloor.stop);

    const rows = await race({
      'account: bare http': [accountFloor.url, account],
      'account: ours, query left out': [withoutDatabase.url, account],
      'account: ours': [product.url, account],
      'upload of 30: bare http': [uploadFloor.url, upload],
      'upload of 30: ours, committed': [product.url, upload],
    });
    return report(rows);
  } finally {
    for (const end of stop.reverse()) await end();
  }
}

function report(rows) {
  const ratio = (name, floor) => rows[name].rate / rows[floor].rate;
  const accountBare = ratio('account: ours, query left out', 'account: bare http');
  const accountWhole = ratio('account: ours', 'account: bare http');
  const upload = ratio('upload of 30: ours, committed', 'upload of 30: bare http');
  const share = {
    'account: ours, query left out': accountBare,
    'account: ours': accountWhole,
    'upload of 30: ours, committed': upload,
  };
  printTable(
    `Server, ${connections} connections, median of ${rounds} × ${seconds} s`,
    Object.entries(rows).map(([name, { rate, p99 }]) => ({
      call: name,
      'requests/s': Math.round(rate),
      'p99 ms': Math.round(p99),
      'of the floor': name in share ? share[name].toFixed(2) : '1',
    })),
  );
  return [
    gate('account without its query, of the floor', accountBare, 0.85, 'atLeast'),
    gate('account, of the floor', accountWhole, 0.5, 'atLeast'),
  ];
}

/** Takes turns, so that what else the machine does falls on all alike. */
async function race(entries) {
  const samples = Object.fromEntries(Object.keys(entries).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, [url, request]] of Object.entries(entries)) samples[name].push(await fire(url, request));
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, all]) => [
      name,
      { rate: median(all.map((sample) => sample.rate)), p99: median(all.map((sample) => sample.p99)) },
    ]),
  );
}

async function fire(url, { path: address, method, headers, body }) {
  const result = await autocannon({
    url: url + address,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined
      ? {}
      : { requests: [{ method, path: address, headers, setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} refused, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** The floor answers exactly what the product answered once. */
async function startBareLike(productUrl, { path: address, method, headers, body }) {
  const answer = await fetch(productUrl + address, { method, headers, body });
  const kept = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name)),
  );
  return startBare({ body: await answer.text(), headers: kept });
}

async function startWithoutDatabase() {
  const outDir = path.join(root, 'node_modules/.cache/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: { ssr: path.join(root, 'bench/without-database.ts'), outDir, emptyOutDir: true, target: 'node20' },
  });
  return startProcess(path.join(outDir, 'without-database.js'), []);
}

async function signUpAndIn(url) {
  const post = async (address, body) => {
    const answer = await fetch(url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return answer.json();
  };
  const email = 'bench@example.com';
  await post('/api/auth/signup', { email, password, name: 'Bench', cohort: 'A', source: '', click_id: '' });
  return (await post('/api/auth/signin', { email, password })).token;
}

let uploads = 0;

/** A body like the tracker's, new events each time. */
function thirtyEvents() {
  uploads += 1;
  const time = Date.now();
  const events = Array.from({ length: 30 }, (_, i) => ({
    event_type: `screen${(i % 29) + 1}_open`,
    device_id: `bench-device-${uploads % 500}`,
    session_id: time,
    time: time - i,
    insert_id: `bench-${process.pid}-${uploads}-${i}`,
    event_id: i,
    event_properties: { cohort: 'A', quiz: 'quiz_one' },
    language: 'en-US',
    platform: 'Web',
    ip: '$remote',
  }));
  return JSON.stringify({ api_key: 'everkite', events, client_upload_time: new Date(time).toISOString() });
}
