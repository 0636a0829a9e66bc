// Expensive calls per second, with one server process and with two on one database; and a check that two do nothing
// twice.
import { createHmac } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { openDatabase, startAnotherServer } from './product-parts.mjs';
import { createSubscriber, emulatorOf, get, password, post, send } from './subscriber.mjs';
import { printTable } from './table.mjs';

const connections = 20;
const seconds = 5;
const people = 100;
const secret = 'emulator_webhook_secret';

/** @returns the aims: what two processes on one database must not do twice */
export async function measureThroughput() {
  // Behind a proxy, so that the callers can have many IP addresses.
  const product = await startProduct({ TRUST_PROXY: 'true' });
  const database = await openDatabase(product.dataDir);
  const second = await startAnotherServer(product, database.url);
  try {
    const token = await prepare(product.url);
    const notification = await lastNotification(product.url);
    const calls = {
      'sign-in': signIn,
      'account read': (url) => get(`${url}/api/users/account`, token),
      'webhook, projected': webhookOf(notification),
    };
    const rows = [];
    for (const [name, call] of Object.entries(calls)) {
      const one = await rate([product.url], call);
      const two = await rate([product.url, second.url], call);
      rows.push({
        call: name,
        'one process /s': Math.round(one),
        'two processes /s': Math.round(two),
        ratio: (two / one).toFixed(2),
      });
    }
    printTable(
      `Throughput, ${connections} at once for ${seconds} s; callers, servers and database on this machine`,
      rows,
    );
    return [
      aim(
        'notifications projected twice by two processes',
        await projectedTwice(database, notification, product, second),
        0,
      ),
      aim('emails sent twice or never by two processes', await emailFaults(product, second), 0),
    ];
  } finally {
    await second.stop();
    await database.client.end();
    await product.stop();
  }
}

/** Makes many users who can sign in, and one who has bought. @returns the buyer's token */
async function prepare(url) {
  for (let number = 0; number < people; number++) {
    await post(`${url}/api/auth/signup`, { email: emailOf(number), password, cohort: 'A', source: '', click_id: '' });
  }
  return createSubscriber(url, emailOf(people));
}

async function lastNotification(url) {
  const { data } = await get(`${emulatorOf(url)}/notifications?per_page=200`, 'Bearer emulator_key');
  return data.find(({ type }) => type === 'transaction.created').payload;
}

let signIns = 0;

function signIn(url) {
  signIns += 1;
  return post(`${url}/api/auth/signin`, { email: emailOf(signIns % people), password });
}

let notifications = 0;

/** Delivers a notification of a new transaction with each call. */
function webhookOf(notification) {
  return (url) => deliver(url, another(notification));
}

function another({ data, ...notification }) {
  notifications += 1;
  const number = String(notifications).padStart(26, '0');
  return { ...notification, event_id: `evt_${number}`, data: { ...data, id: `txn_${number}` } };
}

function deliver(url, notification) {
  const body = JSON.stringify(notification);
  const ts = Math.floor(Date.now() / 1000);
  const h1 = createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex');
  return send('POST', `${url}/api/paddle/webhook`, body, { 'paddle-signature': `ts=${ts};h1=${h1}` });
}

/** Sends each of 300 notifications to both processes at once; returns how many are missing or doubled. */
async function projectedTwice({ client }, notification, ...processes) {
  const sent = Array.from({ length: 300 }, () => another(notification));
  await inTurns(sent, (one) => Promise.all(processes.map(({ url }) => deliver(url, one))));
  const { rows } = await client.query(
    'select count(*) as kept, count(projected_at) as projected from webhook_events where event_id = any($1)',
    [sent.map(({ event_id }) => event_id)],
  );
  const [{ kept, projected }] = rows;
  return Math.abs(Number(kept) - sent.length) + Math.abs(Number(projected) - sent.length);
}

/**
 * Requests one email for each person, from both processes in turn; two workers share them. Returns how many emails are
 * missing or too many.
 */
async function emailFaults(product, second) {
  const outbox = path.join(product.dataDir, 'outbox');
  const emailsThere = () => readdirSync(outbox).filter((file) => file.endsWith('.eml')).length;
  const before = emailsThere();
  const wanted = Array.from({ length: people }, (_, number) => number);
  const requests = wanted.map((number) => ({ url: number % 2 ? product.url : second.url, email: emailOf(number) }));
  await inTurns(requests, ({ url, email }) => post(`${url}/api/auth/password/reset`, { email }));
  const count = () => emailsThere() - before;
  const giveUpAt = Date.now() + 60_000;
  while (count() < people && Date.now() < giveUpAt) await delay(100);
  // Long enough for a second copy to arrive.
  await delay(2_000);
  return Math.abs(count() - people);
}

async function inTurns(all, act) {
  const waiting = [...all];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: connections }, lane));
}

/** Completed calls per second. */
async function rate(urls, call) {
  const endAt = Date.now() + seconds * 1000;
  let done = 0;
  const lane = async (number) => {
    while (Date.now() < endAt) {
      await call(urls[number % urls.length]);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)));
  return done / seconds;
}

const emailOf = (number) => `bench-${number}@example.com`;
