// Sending training: ten entries, about 30 kB, compared with a plain transaction that inserts the same rows.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { importSource } from './import-source.mjs';
import { openDatabase } from './product-parts.mjs';
import { median, medianRatio, printTable } from './table.mjs';

const rounds = 5;
const seconds = 4;
/** Devices that send at the same time. */
const devices = 2;
const entriesEach = 10;
/** Enough that nobody reaches the hourly limit of a person. */
const people = 200;

/** @returns the aims of sending entries */
export async function measureSending() {
  const { trainingConsentVersion } = await importSource('src/contract/training-consent.ts');
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  const stop = [product.stop, () => database.client.end()];
  try {
    const tokens = await createTrainees(database.client, trainingConsentVersion);
    const plain = await openPlainInsert(database.url);
    stop.push(plain.stop);
    const senders = { 'one transaction': plain.send, ours: sendBy(product.url, tokens) };
    const samples = await race(senders);
    printTable(
      `Ten entries with ${Math.round(JSON.stringify(newEntries()).length / 1000)} kB, ${devices} devices, median of ${rounds} × ${seconds} s; sender, server and database on this machine`,
      Object.entries(samples).map(([sender, all]) => ({
        sender,
        'median ms': median(all.map(({ middle }) => middle)).toFixed(1),
        'p99 ms': median(all.map(({ p99 }) => p99)).toFixed(1),
        'of the floor': medianRatio(all, samples['one transaction']).toFixed(2),
      })),
    );
    const slowest = median(samples.ours.map(({ p99 }, i) => p99 / samples['one transaction'][i].p99));
    return [
      aim('ten entries, p99, of a plain transaction', slowest, 5),
      aim(
        'ten entries, rate, of a plain transaction',
        medianRatio(samples.ours, samples['one transaction']),
        0.15,
        'atLeast',
      ),
    ];
  } finally {
    for (const end of stop.reverse()) await end();
  }
}

/** People with access and a session, who keep their training in the account. @returns the tokens of their sessions */
async function createTrainees(client, version) {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await client.query(
    `with made as (
      insert into users (email, email_key) select n || '@example.com', n || '@example.com' from generate_series(1, $1) n
      returning id, email
    ),
    signed_in as (
      insert into sessions (token_hash, user_id)
      select ($2::bytea[])[split_part(email, '@', 1)::integer], id from made
    ),
    granted as (
      insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
      select id, now() - interval '1 day', now() + interval '1 year', 'bench', 'operator', now() from made
    )
    insert into training_consents (user_id, kept_where, version, given_at) select id, 'account', $3, now() from made`,
    [people, hashes, version],
  );
  return tokens;
}

/** Measures in turns, so that other load on the machine affects both alike. */
async function race(senders) {
  const samples = Object.fromEntries(Object.keys(senders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, send] of Object.entries(senders)) samples[name].push(await fire(send));
  }
  return samples;
}

/** Keeps each device busy with one request after the other. */
async function fire(send) {
  const times = [];
  const endAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: devices }, async () => {
      while (performance.now() < endAt) {
        const entries = newEntries();
        const startedAt = performance.now();
        await send(entries);
        times.push(performance.now() - startedAt);
      }
    }),
  );
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, middle: median(times), p99: times[Math.floor(times.length * 0.99)] };
}

function sendBy(url, tokens) {
  let sent = 0;
  return async (entries) => {
    const answer = await fetch(`${url}/api/training/entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: tokens[sent++ % tokens.length] },
      body: JSON.stringify({ entries }),
    });
    const { accepted } = await answer.json();
    if (accepted?.length !== entriesEach) throw new Error(`The server answered ${answer.status}.`);
  };
}

/** The floor: two inserts into tables like those of training, of the same JSON, in one transaction. */
async function openPlainInsert(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: devices });
  for (const table of ['entries', 'trials']) {
    await pool.query(`create table plain_${table} (like training_${table} including all)`);
  }
  const text = `with sent as materialized (
      select * from jsonb_to_recordset($1::jsonb) as sent (id uuid, kind text, exercise text, series text, day date,
        at timestamptz, tz_min smallint, body jsonb, score float8, se float8, trials jsonb)
    ),
    rounds as (insert into plain_trials select id, trials, now() from sent)
    insert into plain_entries (id, user_id, kind, exercise, series, day, at, tz_min, body, score, se, received_at)
    select id, 1, kind, exercise, series, day, at, tz_min, body, score, se, now() from sent`;
  return {
    send: (entries) => pool.query({ name: 'plain-insert', text, values: [JSON.stringify(entries)] }),
    async stop() {
      await pool.query('drop table plain_entries, plain_trials');
      await pool.end();
    },
  };
}

/** Runs of sixty rounds. */
function newEntries() {
  const at = new Date().toISOString();
  return Array.from({ length: entriesEach }, () => ({
    id: newId(),
    kind: 'run',
    day: at.slice(0, 10),
    at,
    tz_min: 0,
    exercise: 'change-course',
    series: 'change-course/plain/timed/phone/touch',
    score: 0.123456789,
    se: 0.25,
    body: {
      session: 1,
      block: 1,
      form: 'timed',
      variant: '',
      aim: 'usual',
      device: 'phone',
      rounds: 60,
      right: 48,
      no_score: null,
      facts: { deadlineMs: 812 },
      continues: null,
    },
    trials,
  }));
}

const column = (value) => Array.from({ length: 60 }, () => value);
const trials = {
  t0: column(1200),
  cond: column('stay'),
  x: column(1.2),
  stim: column('a'),
  resp: column('b'),
  rt: column(612),
  ok: column(true),
  void: column(null),
  late: column(0),
  src: column('key'),
};

/** UUID, version 7. */
function newId() {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
