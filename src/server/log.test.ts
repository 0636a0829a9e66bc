import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountJobs } from './account/account-jobs';
import { buildApp } from './app';
import { createTestShop, type TestShop } from './checkout/test-shop';
import { connect } from './database/connect';
import { createTestDatabase, type TestDatabase } from './database/test-database';
import type { Deps } from './deps';
import { enqueue } from './job/enqueue.sql';
import { runNextJob } from './job/worker';
import { createLog } from './log';
import { letterJobs } from './mail/letter-jobs';
import { silentLog } from './test-deps';

const email = 'ada.secret@example.com';
const password = 'seven kites over the bay';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** Everything that may go wrong, with a log that is kept; answers what was logged, and what must not be in it. */
async function aBadDay(): Promise<{ lines: string[]; secrets: string[] }> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const ada = await shop.subscribe(email);
  const away = connect('postgres://nobody:database-secret@127.0.0.1:1/none', silentLog);
  const broken = connect(`${database.url}?options=-csearch_path%3Dnowhere`, silentLog);
  const deps: Deps = {
    ...shop.deps,
    log,
    mailer: {
      send: async ({ to }) => {
        throw new Error(`550 5.1.1 <${to}>: no such mailbox`);
      },
    },
  };
  const resetToken = 'r'.repeat(43);
  const app = buildApp(deps, { webDir: null });
  const awayApp = buildApp({ ...deps, db: away.db, pool: away.pool }, { webDir: null });
  const brokenApp = buildApp({ ...deps, db: broken.db, pool: broken.pool }, { webDir: null });
  const headers = { authorization: ada.authorization };
  const details = {
    email,
    password,
    cohort: 'A',
    source: 'secret-source',
    click_id: 'secret-click',
    name: 'Secretname',
  };
  for (const one of [app, awayApp, brokenApp]) {
    await one.inject({ method: 'POST', url: '/api/auth/signup', payload: details });
    await one.inject({ method: 'POST', url: '/api/auth/signin', payload: { email, password } });
    await one.inject({ method: 'POST', url: '/api/auth/password/reset', payload: { email } });
    await one.inject({ method: 'PUT', url: '/api/auth/password', payload: { token: resetToken, password } });
    await one.inject({ url: `/api/users/account?token=${resetToken}`, headers });
    await one.inject({ url: '/api/users/account/export', headers });
    await one.inject({ method: 'DELETE', url: '/api/users/account', headers, payload: { password } });
    await one.inject({
      method: 'POST',
      url: '/api/paddle/webhook',
      headers: { 'paddle-signature': 'ts=1;h1=ab' },
      payload: details,
    });
    const events = [{ event_type: 'x', device_id: 'device-secret', event_properties: { answer: 'Secretname' } }];
    await one.inject({ method: 'POST', url: '/2/httpapi', payload: { api_key: 'everkite', events } });
  }
  await enqueue(deps.db, { kind: 'end-erased-subscription', payload: { subscription_id: 'sub_unknown' } });
  shop.takePaddleDown();
  const jobs = { ...letterJobs(deps), ...accountJobs({ ...deps, paddle: shop.deps.paddle }) };
  while (await runNextJob(deps, jobs));
  shop.bringPaddleBack();
  await away.close();
  await broken.close();
  const secrets = [
    email,
    'ada.secret',
    password,
    ada.authorization,
    resetToken,
    'Secretname',
    'secret-',
    'database-secret',
  ];
  return { lines, secrets };
}

describe('the log', () => {
  it('tells of what went wrong without secrets, answers or addresses', async () => {
    const { lines, secrets } = await aBadDay();
    const kinds = new Set(lines.map((line) => JSON.parse(line).msg));
    expect(kinds).toContain('A request failed');
    expect(kinds).toContain('The database is away: calls are answered with 503');
    expect(kinds).toContain('refused a notification that Paddle did not sign');
    expect(kinds).toContain('Paddle has not ended the subscription of an erased account yet');
    expect(lines.join('')).toContain('(address)');
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('keeps of an error what helps to mend it, and not the row that the database quotes', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Ada) exists.' });
    createLog('warn', { write: (line) => lines.push(line) }).error({ err: error }, 'A request failed');
    const { err } = JSON.parse(lines[0]!);
    expect(err).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' });
    expect(err.stack).toContain('log.test.ts');
    expect(lines[0]).not.toContain('Ada');
  });
});
