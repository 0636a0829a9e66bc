import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { buildApp } from '#server/app.ts';
import { jobHandlers } from '#server/jobs.ts';
import { createOutboxMailer } from '#server/mail/outbox-mailer.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createLog } from '#server/platform/log/log.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { runEntry } from '#testing/server/training.ts';
import { useTestShop } from '#testing/server/use.ts';

const email = 'Ada.Lovelace@example.com';
const emailKey = email.toLowerCase();
const name = 'Augusta King';
const password = 'seven kites over the bay';
const ip = '203.0.113.77';
const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';
const userAgent = 'Mozilla/5.0 (Kite of Ada)';
const hourMs = 60 * 60_000;
const run = runEntry();

/** What could identify the person: plain texts, and hashes of the email and network addresses. */
const traces = [
  emailKey,
  'lovelace',
  name.toLowerCase(),
  deviceId,
  userAgent.toLowerCase(),
  'click-of-ada',
  ip,
  run.id,
  ...[emailKey, email, ip].flatMap((text) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => hash('sha256', text, form).toLowerCase()),
  ),
];

const { shop, database } = useTestShop({ ownDatabase: true });
let app: FastifyInstance;
let dataDir: string;
let lines: string[];
let cookies: Map<string, string>;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-erased-'));
  lines = [];
  cookies = new Map([
    ['warning', 'true'],
    ['AMP_everkite', btoa(encodeURIComponent(JSON.stringify({ deviceId })))],
  ]);
  const { deps } = shop;
  deps.config.dataDir = dataDir;
  deps.mailer = createOutboxMailer(path.join(dataDir, 'outbox'), 'Everkite <hello@localhost>', deps.clock);
  deps.log = createLog('info', { write: (line) => lines.push(line) });
  app = buildApp(deps, { webDir: null });
});

const query = async (sql: string) => (await database.pool.query(sql)).rows;

/** Calls from one browser, which keeps its cookies. */
function call(row: Call, payload?: object, token?: string) {
  return request(callAddress(row), payload, token);
}

async function request(address: ReturnType<typeof callAddress>, payload?: object, token?: string) {
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const headers = { cookie, 'user-agent': userAgent, ...(token ? { authorization: token } : {}) };
  const answer = await app.inject({ ...address, headers, remoteAddress: ip, ...(payload ? { payload } : {}) });
  for (const { name: key, value } of answer.cookies) cookies.set(key, value);
  return answer;
}

async function work(): Promise<void> {
  const { deps } = shop;
  while (await runNextJob(deps, jobHandlers(deps)));
}

/** Does everything that stores personal data, and returns the session's token. */
async function live(): Promise<string> {
  const origin = { cohort: 'A', source: 'search', click_id: 'click-of-ada', click_id_name: 'fbclid' };
  const last = { last_source: 'search', last_click_id: 'click-of-ada', last_click_id_name: 'fbclid' };
  const signedUp = await call(calls.signUp, { email, name, age: 36, ...origin, ...last });
  expect(signedUp.statusCode).toBe(201);
  await call(calls.setPassword, { token: signedUp.json().setup_token, password });
  await call(calls.signIn, { email, password: 'a wrong password' });
  const { token } = (await call(calls.signIn, { email, password })).json();
  const order = { email, consent, offer_id: 2, price: { amount_minor: 3599, currency: 'USD' }, ...last };
  const bought = await call(calls.startCheckout, order, token);
  expect(bought.statusCode).toBe(200);
  await shop.pay(bought.json().transaction_id);
  await shop.deliver();
  await request(callAddress(calls.readCheckout, { params: { id: bought.json().checkout_id } }));
  await call(calls.requestPasswordReset, { email });
  await call(calls.requestLeaveLink, { email });
  await call(calls.exportAccount, undefined, token);
  await call(calls.saveTrainingConsent, { kept_where: 'account', version: trainingConsentVersion }, token);
  expect((await call(calls.addEntries, { entries: [run] }, token)).json().accepted).toEqual([run.id]);
  const [{ id }] = await query('select id from users');
  const event = { event_type: 'screen1_open', device_id: deviceId, user_id: `user-${id}`, user_properties: { name } };
  await request({ method: 'POST', url: wirePaths.uploadEvents }, { api_key: 'everkite', events: [event] });
  await work();
  return token;
}

/** The tables, files and log that contain any of the traces. */
async function whereFound(): Promise<string[]> {
  const places: { place: string; text: string }[] = [{ place: 'log', text: lines.join('') }];
  for (const { tablename } of await query("select tablename from pg_tables where schemaname = 'public'")) {
    const rows = await query(`select t::text as text from "${tablename}" t`);
    places.push({ place: tablename, text: rows.map(({ text }) => text).join('\n') });
  }
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
    places.push({ place: path.basename(file.parentPath), text: text + readable(text) });
  }
  const found = places.filter(({ text }) => traces.some((trace) => text.toLowerCase().includes(trace)));
  return [...new Set(found.map(({ place }) => place))].sort();
}

/** The text of an email, decoded. */
const readable = (text: string) =>
  text.replace(/=\r?\n/g, '').replace(/[\w+/]{60,}={0,2}/g, (part) => Buffer.from(part, 'base64').toString());

describe('a person who lived here', () => {
  it('an erased person is found nowhere but in the email about the erasure and the consent ledger', async () => {
    const token = await live();
    // Makes sure that the checks below can fail.
    const places = ['attempts', 'checkouts', 'conversions', 'jobs', 'outbox', 'people', 'training_entries'];
    places.push('training_trials', 'users', 'webhook_events');
    expect(await whereFound()).toEqual(expect.arrayContaining(places));
    shop.deps.advance(1_000);
    expect((await call(calls.eraseAccount, { password }, token)).statusCode).toBe(204);
    await work();
    // Attempts counted by network remain, those by email address do not.
    expect(await whereFound()).toEqual(['attempts', 'consent_ledger', 'jobs', 'outbox']);
    const ofAddress = hash('sha256', emailKey, 'base64url');
    expect((await query('select key from attempts')).filter(({ key }) => key.includes(ofAddress))).toEqual([]);
    expect(readdirSync(path.join(dataDir, 'outbox')).filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    shop.deps.advance(2 * hourMs);
    await work();
    await tidyUp(shop.deps);
    expect(await whereFound()).toEqual(['consent_ledger']);
    rmSync(dataDir, { recursive: true });
  });

  it('an erased person is removed from files written before emails and conversions were sent elsewhere', async () => {
    const token = await live();
    const { deps } = shop;
    deps.config.pixel = { id: '1', accessToken: 'token', apiUrl: 'http://127.0.0.1:1' };
    deps.mailer = { send: async () => 'handed over' };
    writeFileSync(path.join(dataDir, 'outbox', 'of-somebody-else.json.part'), '{"to":"');
    deps.advance(1_000);
    await call(calls.eraseAccount, { password }, token);
    await work();
    expect([readdirSync(path.join(dataDir, 'outbox')), readdirSync(path.join(dataDir, 'conversions'))]).toEqual([
      [],
      [],
    ]);
    rmSync(dataDir, { recursive: true });
  });
});
