// Account reads of a subscriber per second, compared with a bare http server that runs one query on the same database
// for each read and answers the same bytes.
import autocannon from 'autocannon';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { startBare } from './bare.mjs';
import { openDatabase } from './product-parts.mjs';
import { createSubscriber } from './subscriber.mjs';
import { median, medianRatio, printTable } from './table.mjs';

const rounds = 5;
const seconds = 4;
const connections = 20;
const address = '/api/users/account';

/** @returns the aim of reading an account */
export async function measureAccount() {
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  const stop = [product.stop, () => database.client.end()];
  try {
    const headers = { authorization: await createSubscriber(product.url, 'bench@example.com') };
    const floor = await startBareLike(product.url, database.url, headers);
    stop.push(floor.stop);
    const rows = await race({ 'bare http, one query': floor.url, ours: product.url }, headers);
    const floorSamples = rows['bare http, one query'].samples;
    printTable(
      `Account, ${connections} connections, median of ${rounds} × ${seconds} s; caller, server and database on this machine`,
      Object.entries(rows).map(([server, { rate, p99, samples }]) => ({
        server,
        'reads/s': Math.round(rate),
        'p99 ms': Math.round(p99),
        'of the floor': medianRatio(samples, floorSamples).toFixed(2),
      })),
    );
    const ratio = medianRatio(rows.ours.samples, floorSamples);
    return [aim('reads a second, of a bare server with one query', ratio, 0.7, 'atLeast')];
  } finally {
    for (const end of stop.reverse()) await end();
  }
}

/** Measures in turns, so that other load on the machine affects both alike. */
async function race(urls, headers) {
  const samples = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(urls)) samples[name].push(await fire(url + address, headers));
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, all]) => [
      name,
      { samples: all, rate: median(all.map((sample) => sample.rate)), p99: median(all.map((sample) => sample.p99)) },
    ]),
  );
}

async function fire(url, headers) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** The floor answers the bytes that the product answered once, and looks up the session for each request. */
async function startBareLike(productUrl, databaseUrl, headers) {
  const answer = await fetch(productUrl + address, { headers });
  const kept = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name)),
  );
  return startBare({ body: await answer.text(), headers: kept, databaseUrl });
}
