import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertList } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { signatureOf } from './send-alert.ts';
import { checkForTrouble } from './watch.ts';

const password = 'seven kites over the bay';
const minuteMs = 60_000;
const secret = 'a secret of sixteen';

const testConsole = useTestConsole({ ALERT_EMAILS: 'ops@everkite.test', MAIL_VIEWER_PORT: '0' });
const deps = () => testConsole.deps();
const query = (sql: string) => testConsole.query(sql);
let storage: { what: string; sentence?: string }[] = [];
let certificateEndsAt: number | null = null;

beforeEach(() => {
  storage = [];
  certificateEndsAt = null;
});

const facts = () => ({
  ...deps(),
  storage: { alarms: () => storage },
  certificateEndsAt: async () => certificateEndsAt,
});
/** The clock of a test is years from the database's, so the alert about clocks is always open and is left out. */
const ofClock = 'clock';
async function look(): Promise<string[]> {
  expect(await checkForTrouble(facts())).toBe(true);
  const rows = await query('select key from alerts where resolved_at is null order by key');
  return rows.map(({ key }) => key).filter((key) => key !== ofClock);
}
async function work(): Promise<void> {
  while (await runNextJob(deps(), jobHandlers(deps())));
}
const subjects = () =>
  deps()
    .sent.map(({ subject }) => subject)
    .filter((one) => !/clock/.test(one));

describe('an alert', () => {
  it('an alert is told once when it opens, once a day while it lasts, and once when it is over', async () => {
    storage = [{ what: 'disk', sentence: 'The disk with the data is 90 % full.' }];
    for (let i = 0; i < 3; i += 1) {
      expect(await look()).toEqual(['storage disk']);
      await work();
      deps().advance(minuteMs);
    }
    expect(subjects()).toEqual(['Everkite: Storage gets short']);
    deps().advance(dayMs);
    for (let i = 0; i < 2; i += 1) {
      await look();
      await work();
    }
    expect(subjects()).toEqual(['Everkite: Storage gets short', 'Everkite: Still: Storage gets short']);
    storage = [];
    expect(await look()).toEqual([]);
    await look();
    await work();
    expect(subjects().slice(2)).toEqual(['Everkite: Over: Storage gets short']);
  });

  it('two processes that look at the same moment open an alert once', async () => {
    storage = [{ what: 'disk' }];
    await Promise.all([checkForTrouble(facts()), checkForTrouble(facts()), checkForTrouble(facts())]);
    await work();
    expect(subjects()).toEqual(['Everkite: Storage gets short']);
  });

  it('an alert that somebody has seen is not told again each day, and leaves one audit entry', async () => {
    await testConsole.start(password);
    const token = await testConsole.signedIn(password);
    storage = [{ what: 'disk' }];
    await look();
    await work();
    const [{ id }] = await query(`select id from alerts where key = 'storage disk'`);
    const answer = await testConsole.call(consoleCalls.acknowledgeAlert, token, undefined, { id });
    expect(answer.json()).toMatchObject({ acknowledged_by: 'Console password' });
    deps().advance(2 * dayMs);
    await look();
    await work();
    expect(subjects().filter((one) => /Still/.test(one))).toEqual([]);
    const audit = await query(`select act from audit where act = 'acknowledged an alert'`);
    expect(audit).toHaveLength(1);
  });

  it('an alert that is over before anybody was told is not told at all', async () => {
    deps().config.alerts = {
      emails: ['ops@everkite.test'],
      webhook: null,
      quietHours: { from: 700, until: 800, timeZone: 'UTC' },
    };
    await countSignal(deps().db, 'missed event', deps().clock(), 4);
    expect(await look()).toEqual(['notifications missed']);
    await query('delete from signals');
    await look();
    deps().advance(3 * 60 * minuteMs);
    await work();
    expect(subjects()).toEqual([]);
  });

  it('quiet hours keep what is not critical until they are over', async () => {
    deps().config.alerts = {
      emails: ['ops@everkite.test'],
      webhook: null,
      quietHours: { from: 700, until: 800, timeZone: 'UTC' },
    };
    await countSignal(deps().db, 'missed event', deps().clock(), 4);
    storage = [{ what: 'disk' }];
    await look();
    await work();
    expect(subjects()).toEqual(['Everkite: Storage gets short']);
    deps().advance(80 * minuteMs);
    await work();
    expect(subjects()[1]).toBe('Everkite: Payment notifications do not arrive');
  });

  it('the webhook gets a signed alert, is tried again after a failure, and follows no redirect', async () => {
    const posts: { body: string; signature: string }[] = [];
    const answers = [302, 200];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        posts.push({ body, signature: String(request.headers['everkite-signature']) });
        response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`;
    deps().config.alerts = { emails: [], webhook: { url, secret }, quietHours: null };
    await query(`insert into alerts (key, severity, title, evidence, opened_at, last_at)
      values ('clock', 'critical', 'The clock is wrong', 'x', '2030-01-01', '2030-01-01')`);
    storage = [{ what: 'disk', sentence: 'The disk with the data is 90 % full.' }];
    await look();
    await work();
    deps().advance(10_000);
    await work();
    expect(posts).toHaveLength(2);
    const { body, signature } = posts[1]!;
    expect(JSON.parse(body)).toMatchObject({ event: 'alert_opened', key: 'storage disk', severity: 'critical' });
    const seconds = Number(/^ts=(\d+);/.exec(signature)?.[1]);
    expect(signature).toBe(signatureOf(body, secret, seconds));
    await new Promise((resolve) => server.close(resolve));
  });
});

it('a sign-in from a new network is told once, and the first of all is not new', async () => {
  await testConsole.start(password);
  await testConsole.signIn(password, '203.0.113.7');
  expect(await look()).toEqual([]);
  await testConsole.signIn(password, '203.0.113.7');
  expect(await look()).toEqual([]);
  await testConsole.signIn(password, '198.51.100.1');
  expect(await look()).toEqual([expect.stringMatching(/^audit \d+$/)]);
  await work();
  deps().advance(dayMs + minuteMs);
  expect(await look()).toEqual([]);
  const closing = await query(`select unique_key from jobs where unique_key like 'alert-email:%:closed:%'`);
  expect(closing).toEqual([]);
});

it.each([
  ['an invitation', consoleCalls.inviteOperator, { email: 'grace@example.com', name: 'Grace Hopper', role: 'money' }],
  ['a changed role', consoleCalls.changeRole, { role: 'money' }],
] as const)('%s is told once, with who did it and without who it is about', async (_what, call, body) => {
  const { token } = await testConsole.operator('owner', { name: 'R. Okafor' });
  const { id } = await testConsole.operator('support', { name: 'Grace Hopper' });
  expect((await testConsole.call(call, token, body, { id })).statusCode).toBeLessThan(300);
  await work();
  for (let i = 0; i < 2; i += 1) {
    expect(await look()).toEqual([expect.stringMatching(/^audit \d+$/)]);
    await work();
  }
  const told = deps().sent.filter(({ to, subject }) => to === 'ops@everkite.test' && !/clock/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain('By R. Okafor');
  expect(told[0]!.subject + told[0]!.text).not.toContain('Grace');
});

describe('what an operator did', () => {
  const invited = (n: number) => ({ email: `grace${n}@example.com`, name: `Grace ${n}`, role: 'money' });

  it('six invitations are one alert, which is not told to the one who sent them', async () => {
    const okafor = await testConsole.operator('owner', { name: 'R. Okafor' });
    const ito = await testConsole.operator('owner', { name: 'S. Ito' });
    const [{ email }] = await query(`select email from operators where id = ${okafor.id}`);
    deps().config.alerts = { emails: ['ops@everkite.test', email.toUpperCase()], webhook: null, quietHours: null };
    for (let n = 0; n < 6; n += 1) {
      expect((await testConsole.call(consoleCalls.inviteOperator, okafor.token, invited(n))).statusCode).toBeLessThan(
        300,
      );
      await look();
    }
    await work();
    expect(await look()).toHaveLength(1);
    const told = deps().sent.filter(({ subject }) => /invited/.test(subject));
    expect(told.map(({ to }) => to)).toEqual(['ops@everkite.test']);
    const listed = async (token: string) => (await testConsole.call(consoleCalls.listAlerts, token)).json<AlertList>();
    const { alerts, counts } = await listed(ito.token);
    expect(alerts.filter(({ title }) => /invited/.test(title)).map(({ title }) => title)).toEqual([
      '6 operators were invited',
    ]);
    expect(counts.open).toBe(alerts.length);
    const own = await listed(okafor.token);
    expect(own.alerts.filter(({ title }) => /invited/.test(title))).toEqual([]);
    expect(own.counts.open).toBe(own.alerts.length);
  });

  it('all alerts that a page shows are seen at once, with one entry in the audit, and no other', async () => {
    const { token } = await testConsole.operator('owner', { name: 'S. Ito' });
    storage = [{ what: 'disk' }, { what: 'database' }];
    await look();
    const shown = await query(`select id from alerts where key like 'storage%' order by id`);
    storage = [...storage, { what: 'backups' }];
    await look();
    const ids = shown.map(({ id }) => String(id));
    const answer = await testConsole.call(consoleCalls.acknowledgeAlerts, token, { ids });
    expect(answer.json<AlertList>().alerts.filter(({ acknowledged_by }) => acknowledged_by === 'S. Ito')).toHaveLength(
      2,
    );
    expect(await query(`select key from alerts where acknowledged_at is null and key like 'storage%'`)).toEqual([
      { key: 'storage backups' },
    ]);
    const entries = await query(`select record::jsonb->>'after' as after from audit where act = 'acknowledged alerts'`);
    expect(entries).toEqual([{ after: 'storage disk, storage database' }]);
    // Pressed twice: the first stays, and nothing is left to see.
    expect((await testConsole.call(consoleCalls.acknowledgeAlerts, token, { ids })).statusCode).toBe(404);
  });
});
