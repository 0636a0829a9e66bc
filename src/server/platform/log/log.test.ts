import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { buildApp } from '#server/app.ts';
import type { AppDeps } from '#server/deps.ts';
import { jobHandlers } from '#server/jobs.ts';
import { silentLog } from '#testing/server/deps.ts';
import { useTestShop } from '#testing/server/use.ts';
import { connect } from '../database/connect.ts';
import { enqueue } from '../jobs/enqueue.sql.ts';
import { runNextJob } from '../jobs/worker.ts';
import { createLog } from './log.ts';

const email = 'ada.secret@example.com';
const password = 'seven kites over the bay';

const { shop, database } = useTestShop();

/** Makes calls, emails and jobs fail. Returns the logged lines and the secrets that must not be in them. */
async function aBadDay(): Promise<{ lines: string[]; secrets: string[] }> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const ada = await shop.subscribe(email);
  const away = connect('postgres://nobody:database-secret@127.0.0.1:1/none', silentLog);
  const broken = connect(`${database.url}?options=-csearch_path%3Dnowhere`, silentLog);
  const deps: AppDeps = {
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
    await one.inject({ ...callAddress(calls.signUp), payload: details });
    await one.inject({ ...callAddress(calls.signIn), payload: { email, password } });
    await one.inject({ ...callAddress(calls.requestPasswordReset), payload: { email } });
    await one.inject({ ...callAddress(calls.setPassword), payload: { token: resetToken, password } });
    await one.inject({ url: `${callAddress(calls.readAccount).url}?token=${resetToken}`, headers });
    await one.inject({ ...callAddress(calls.exportAccount), headers });
    await one.inject({ ...callAddress(calls.eraseAccount), headers, payload: { password } });
    await one.inject({
      method: 'POST',
      url: wirePaths.paddleWebhook,
      headers: { 'paddle-signature': 'ts=1;h1=ab' },
      payload: details,
    });
    const events = [{ event_type: 'x', device_id: 'device-secret', event_properties: { answer: 'Secretname' } }];
    await one.inject({ method: 'POST', url: '/2/httpapi', payload: { api_key: 'everkite', events } });
  }
  await enqueue(deps.db, { kind: 'end-erased-subscription', payload: { subscription_id: 'sub_unknown' } });
  shop.takePaddleDown();
  while (await runNextJob(deps, jobHandlers({ ...deps, provider: shop.deps.provider })));
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
  it('the log reports failures without secrets, answers or email addresses', async () => {
    const { lines, secrets } = await aBadDay();
    const kinds = new Set(lines.map((line) => JSON.parse(line).msg));
    expect(kinds).toContain('A request failed');
    expect(kinds).toContain('The database is away: calls are answered with 503');
    expect(kinds).toContain('refused a notification that the payment provider did not sign');
    expect(kinds).toContain('The provider has not ended the subscription of an erased account yet');
    expect(lines.join('')).toContain('(address)');
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('the log has the message, code and stack of an error, but not the row that the database quotes', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Ada) exists.' });
    createLog('warn', { write: (line) => lines.push(line) }).error({ err: error }, 'A request failed');
    const { err } = JSON.parse(lines[0]!);
    expect(err).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' });
    expect(err.stack).toContain('log.test.ts');
    expect(lines[0]).not.toContain('Ada');
  });
});
