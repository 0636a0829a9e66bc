// Umami's server on its own database in the product's PostgreSQL, and events as Umami's tracker sends them.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';

const timeoutSeconds = 120;
/** The same visitors as in uploads.mjs. */
const uploadsOfVisitor = 8;
const visitorsAtOnce = 20;
const headers = {
  'content-type': 'application/json',
  // Umami answers events of bots with 200 too, but does not store them.
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/**
 * @param dir a checkout of Umami 3.1 after its build
 * @param port to listen on
 * @param databaseUrl any database of the cluster in which Umami gets its own
 */
export async function startUmami(dir, port, databaseUrl) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const migrations = readMigrations(dir);
  const { client, ownUrl } = await createDatabase(databaseUrl);
  for (const migration of migrations) await client.query(migration);
  const website = randomUUID();
  await client.query('insert into website (website_id, name) values ($1, $2)', [website, 'bench']);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(dir, '.next/standalone/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: ownUrl,
      APP_SECRET: randomUUID(),
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
    },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await client.end();
  };
  await untilAnswering(`${url}/api/heartbeat`, child).catch(async (error) => {
    await stop();
    throw error;
  });
  return { title: `Umami ${version}`, url, website, client, stop };
}

/** The migrations that `prisma migrate deploy` runs; Prisma would first have to download a program for this system. */
function readMigrations(dir) {
  const folder = path.join(dir, 'prisma/migrations');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'));
}

async function createDatabase(databaseUrl) {
  const first = new pg.Client(databaseUrl);
  await first.connect();
  await first.query('create database umami');
  await first.end();
  const url = new URL(databaseUrl);
  url.pathname = '/umami';
  const client = new pg.Client(url.href);
  await client.connect();
  return { client, ownUrl: url.href };
}

async function untilAnswering(address, child) {
  const giveUpAt = Date.now() + timeoutSeconds * 1000;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('Umami did not start; is UMAMI_DIR a checkout that was built?');
}

/** @returns bodies of `size` events each, for all rounds, with the visitors' tokens kept between them */
export function createUmamiUploads(website, size) {
  const tokens = new Map();
  let count = 0;
  return {
    size,
    next() {
      const number = count++;
      const block = Math.floor(number / (visitorsAtOnce * uploadsOfVisitor));
      const visitor = `visitor-${size}-${(number % visitorsAtOnce) + visitorsAtOnce * block}`;
      const events = createEvents(website, visitor, size);
      return { visitor, token: tokens.get(visitor), body: JSON.stringify(size === 1 ? events[0] : events) };
    },
    /** Later uploads carry the token of the first answer, like the tracker's, which saves Umami two queries. */
    rememberToken: (visitor, answer) => tokens.set(visitor, JSON.parse(answer).cache),
  };
}

function createEvents(website, visitor, size) {
  return Array.from({ length: size }, (_, i) => ({
    type: 'event',
    payload: {
      website,
      id: visitor,
      name: `screen${(i % 29) + 1}_open`,
      url: '/quiz',
      hostname: 'localhost',
      language: 'en-US',
      screen: '390x844',
      data: { cohort: 'A', quiz: 'quiz_one' },
    },
  }));
}

/**
 * Keeps `connections` busy until `amount` uploads are answered. Not for a fixed time: an upload of 30 takes Umami
 * seconds, so a short round would see no answer, and aborted uploads would go on in the server during other
 * measurements.
 * @returns uploads per second whose events are in the table, the p99 of the answers in ms, and how many events were
 * acknowledged and stored
 */
export async function fireAtUmami({ url, client }, uploads, { connections, amount }) {
  const address = uploads.size === 1 ? '/api/send' : '/api/batch';
  const storedBefore = await countStored(client);
  let acknowledged = 0;
  let refusal = 'no answer';
  let lastAt = 0;
  const startedAt = performance.now();
  const { latency } = await autocannon({
    url: url + address,
    connections,
    amount,
    timeout: timeoutSeconds,
    requests: [
      {
        method: 'POST',
        path: address,
        setupRequest: (request, context) => {
          const { visitor, token, body } = uploads.next();
          context.visitor = visitor;
          return { ...request, headers: token ? { ...headers, 'x-umami-cache': token } : headers, body };
        },
        onResponse: (status, body, { visitor }) => {
          lastAt = performance.now();
          if (status === 200) {
            acknowledged += uploads.size;
            uploads.rememberToken(visitor, body);
          } else refusal = `${status} ${body}`;
        },
      },
    ],
  });
  if (acknowledged < amount * uploads.size) throw new Error(`Umami did not take every upload: ${refusal}`);
  const stored = (await countStored(client)) - storedBefore;
  const seconds = (lastAt - startedAt) / 1000;
  return { rate: stored / uploads.size / seconds, p99: latency.p99, acknowledged, stored };
}

async function countStored(client) {
  const { rows } = await client.query('select count(*)::integer as events from website_event');
  return rows[0].events;
}
