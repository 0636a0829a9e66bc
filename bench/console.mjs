// The operator's console on a large business: each list and page call, one after the other.
import { createHash, randomBytes } from 'node:crypto';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { loadInBulk } from './console/bulk-load.mjs';
import { callsToMeasure } from './console/calls.mjs';
import { deskStatements, deskTables } from './console/seed-desk.mjs';
import { eventStatements, eventTables } from './console/seed-events.mjs';
import { moneyStatements, moneyTables } from './console/seed-money.mjs';
import { peopleStatements, peopleTables } from './console/seed-people.mjs';
import { publishingStatements } from './console/seed-publishing.mjs';
import { importSource } from './import-source.mjs';
import { openDatabase } from './product-parts.mjs';
import { printTable } from './table.mjs';

/** 1 is the size of the aim: a million users, five million ledger entries, twenty million events. `BENCH_SIZE=0.1` takes a tenth. */
const size = Number(process.env.BENCH_SIZE ?? 1);
const users = Math.round(1_000_000 * size);
const events = Math.round(20_000_000 * size);
const rounds = 20;
const wantedMs = 300;
/** Half of the time between two counts. */
const wantedCountingS = 450;

/** @returns the aims of the console's calls, and of counting the figures of the revenue page */
export async function measureConsole() {
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  try {
    const seeding = await timed(() => seed(database));
    const journeys = await timed(() => untilJourneysAreKnown(database.client));
    const counting = await countAll(database.url);
    // Signs in only now, because a session that is not used for half an hour ends.
    const token = await signIn(database.client);
    const samples = [];
    for (const [name, path] of await callsToMeasure(database.client)) {
      samples.push(await measure(name, product.url + path, token));
    }
    const { rows } = await database.client.query(`select (select count(*) from money_entries)::integer as entries,
      (select count(*) from events)::integer as events, pg_size_pretty(pg_database_size(current_database())) as bytes`);
    const [{ entries, events: seen, bytes }] = rows;
    printTable(
      `The console with ${users} users, ${entries} ledger entries and ${seen} events, ${bytes} (seeded in ${seeding} s, journeys of visitors found in ${journeys} s, revenue counted in ${counting} s), ${rounds} calls each; client, server and database on this machine`,
      samples.map(({ name, status, first, p50, p95 }) => ({
        call: name,
        status,
        'first ms': first.toFixed(0),
        'p50 ms': p50.toFixed(0),
        'p95 ms': p95.toFixed(0),
      })),
    );
    return [
      aim('counting the revenue figures, s', counting, wantedCountingS),
      ...samples.map(({ name, status, p95 }) => aim(`${name}, p95 ms`, status === 200 ? p95 : status, wantedMs)),
    ];
  } finally {
    await database.client.end();
    await product.stop();
  }
}

async function signIn(client) {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into console_sessions (token_hash, created_at, expires_at, last_seen_at, confirmed_at)
     values ($1, now(), now() + interval '12 hours', now(), now())`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

const seed = ({ url }) =>
  loadInBulk(url, [...peopleTables, ...moneyTables, ...deskTables, ...eventTables], async (run) => {
    const statements = [
      ...peopleStatements(users),
      ...moneyStatements,
      ...deskStatements(users),
      ...eventStatements(events),
      ...publishingStatements,
    ];
    for (const statement of statements) {
      const startedAt = performance.now();
      await run(statement);
      if (process.env.BENCH_VERBOSE) {
        console.log(
          `${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${statement.slice(0, 70).replaceAll(/\s+/g, ' ')}`,
        );
      }
    }
    const { rows } = await run(`select tablename from pg_tables where tablename like 'bench\\_%'`);
    for (const { tablename } of rows) await run(`drop table ${tablename}`);
  });

/**
 * The server computes the journeys in the background, as it does while events arrive, with the indexes of the events.
 */
async function untilJourneysAreKnown(client) {
  await client.query('insert into stale_journeys select id from people');
  for (;;) {
    const { rows } = await client.query('select exists (select from stale_journeys) as is_waiting');
    if (!rows[0].is_waiting) return client.query('analyze journeys');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/**
 * Counts as the server does every quarter of an hour. The server may be counting just now, and only one count runs at a
 * time.
 * @returns seconds
 */
async function countAll(url) {
  const { connect, connectForLong, queriesOf } = await importSource('src/server/platform/database/connect.ts');
  const { countRevenue } = await importSource('src/server/operations/revenue/count-revenue.ts');
  const { pool, close } = connect(url, console);
  const client = await connectForLong(pool);
  for (;;) {
    let hasCounted = false;
    const seconds = await timed(async () => {
      hasCounted = await countRevenue({ db: queriesOf(client), clock: Date.now, wallClock: Date.now });
    });
    if (hasCounted) {
      await client.end();
      await close();
      return seconds;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** @returns seconds */
async function timed(act) {
  const startedAt = performance.now();
  await act();
  return Math.round((performance.now() - startedAt) / 1000);
}

async function measure(name, url, token) {
  const times = [];
  let status = 200;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    times.push(performance.now() - startedAt);
    status = answer.status;
  }
  const [first] = times;
  times.sort((a, b) => a - b);
  return { name, status, first, p50: times[Math.floor(rounds / 2)], p95: times[Math.ceil(rounds * 0.95) - 1] };
}
