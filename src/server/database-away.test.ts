import fc from 'fast-check';
import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { connect } from '#server/platform/database/connect.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createOwnDatabase, type TestDatabase } from '#testing/server/database.ts';
import { silentLog } from '#testing/server/deps.ts';
import { type Attack, attackOn } from '#testing/server/fuzz.ts';
import { createTestShop, type Person, type TestShop } from '#testing/server/shop.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { buildApp } from './app.ts';

const callsOfEachRoute = 40;
/** Routes that need no database, or a body that random values never make. */
const servedWithout = [
  ...[calls.readConfig, calls.readOpenApi, calls.makeResumeLink, calls.giveSeries].map((call) => callAddress(call).url),
  ...[consoleCalls.readConsoleDoor, consoleCalls.signInByPasskey].map((call) => callAddress(call).url),
  wirePaths.remoteConfig,
  wirePaths.identify,
  wirePaths.mailEvents,
  '/live',
];

let database: TestDatabase;
let shop: TestShop;
let ada: Person & { checkout_id: string; transaction_id: string };

beforeAll(async () => {
  database = await createOwnDatabase();
  shop = await createTestShop(database);
  ada = await shop.subscribe('ada@example.com');
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const touch = {
  arrived_at: '2030-01-01T12:00:00Z',
  utm_source: 'ads',
  utm_medium: '',
  utm_campaign: '',
  utm_id: '',
  utm_content: '',
  utm_term: '',
  click_id: '',
  click_id_name: '',
  landing_path: '/',
  referrer_host: '',
};

/** Nearly valid calls of every route, the same ones in each run. */
function callsOf(routes: RouteOptions[], count: number): { route: string; attacks: Attack[] }[] {
  const target = {
    known: {
      email: [ada.email, 'grace@example.com'],
      password: ['seven kites over the bay'],
      offer_id: [1, 2],
      currency: ['USD'],
      accepted: [true],
      with_trial: [false],
      id: [ada.checkout_id, ada.transaction_id],
      token: [ada.authorization],
      // With random values for these too, hardly a call would reach the database.
      first_touch: [touch],
      last_touch: [touch],
      cohort: ['A'],
      drawn_cohort: ['A'],
      version: ['1'],
      shown_at: ['2030-01-01T12:00:00Z'],
      time_zone: ['UTC'],
      last_source: ['ad'],
      last_click_id: ['c-1'],
      last_click_id_name: ['gclid'],
    },
    webhookSecret: shop.deps.config.paddle.webhookSecret,
    now: shop.deps.clock(),
  };
  return routes
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map((route) => ({
      route: route.url,
      attacks: [...fc.sample(attackOn(route, target), { seed: 7, numRuns: count }), ...rightCalls(route.url)],
    }));
}

/** A valid purchase: it has too many fields to be made of random values. */
function rightCalls(url: string): ReturnType<typeof purchase>[] {
  return url === callAddress(calls.startCheckout).url ? [purchase()] : [];
}

function purchase() {
  const body = { offer_id: 1, price: { amount_minor: 1999, currency: 'USD' }, email: ada.email, consent };
  const headers = { 'content-type': 'application/json' };
  return { ...callAddress(calls.startCheckout), headers, payload: JSON.stringify(body), isSignedIn: true };
}

/** The answers and the log of an application on this database, for calls of every route. */
async function answersOf(url: string, count: number, before: () => Promise<unknown> = async () => undefined) {
  const routes: RouteOptions[] = [];
  const { pool, db, close } = connect(url, silentLog);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const app = buildApp({ ...shop.deps, pool, db, log }, { webDir: null, onRoute: (route) => void routes.push(route) });
  await app.ready();
  const answers: { route: string; answer: LightMyRequestResponse }[] = [];
  let caller = 0;
  for (const { route, attacks } of callsOf(routes, count)) {
    for (const { isSignedIn: _, ...attack } of attacks) {
      caller += 1;
      await before();
      const headers = { ...attack.headers, authorization: ada.authorization };
      const call = {
        ...attack,
        method: attack.method as 'POST',
        headers,
        remoteAddress: `10.1.${caller >> 8}.${caller & 255}`,
      };
      answers.push({ route, answer: await app.inject(call) });
    }
  }
  await app.close();
  await close();
  return { answers, lines };
}

const failed = (answers: { route: string; answer: LightMyRequestResponse }[]) =>
  answers.filter(({ answer }) => answer.statusCode >= 500);

describe('while the database is away', () => {
  it('while the database is away, calls that need it answer 503 with Retry-After, and the log is not flooded', {
    tags: 'long',
  }, async () => {
    const { answers, lines } = await answersOf('postgres://nobody:secret@127.0.0.1:1/none', callsOfEachRoute);
    for (const { route, answer } of failed(answers)) {
      expect([route, answer.statusCode, answer.headers['retry-after']]).toEqual([route, 503, '5']);
      expect(answer.json(), route).not.toHaveProperty('stack');
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|secret/);
    }
    const refused = new Set(failed(answers).map(({ route }) => route));
    const served = new Set(answers.map(({ route }) => route).filter((route) => !refused.has(route)));
    expect([...served].filter((route) => !servedWithout.includes(route))).toEqual([]);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === 'A request failed')).toEqual([]);
    // The clock stands still during hundreds of calls, so there is one line for them and one for the uploads.
    const outages = logged.filter(({ msg }) => msg.startsWith('The database is away'));
    expect(outages).toHaveLength(2);
    expect(outages[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('while the database ends connections', () => {
  it('no call answers 500 while the database ends connections', { tags: 'long' }, async () => {
    const endAll = () =>
      shop.deps.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    const { answers } = await answersOf(database.url, 6, endAll);
    expect(answers.length).toBeGreaterThan(200);
    const statuses = new Set(failed(answers).map(({ answer }) => answer.statusCode));
    expect([...statuses].filter((status) => status !== 503)).toEqual([]);
  });

  it('a call whose connection is ended in its transaction answers 503', async () => {
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const answering = shop.app
      .inject({ ...callAddress(calls.readAccount), headers: { authorization: ada.authorization } })
      .then((answer) => answer);
    const cut = async () => {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount ?? 0;
    };
    await expect.poll(cut).toBeGreaterThan(0);
    await blocker.query('rollback');
    blocker.release();
    const answer = await answering;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});
