import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { enqueue } from '../job/enqueue.sql';
import { runNextJob } from '../job/worker';
import { createTestDeps, type TestDeps } from '../test-deps';
import { letterJobs } from './letter-jobs';

const dayMs = 24 * 60 * 60_000;

let database: TestDatabase;
let deps: TestDeps;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate users, offers, transactions, jobs cascade');
  deps = createTestDeps(database);
  const { rows } = await database.pool.query(
    `insert into users (email, email_key, name) values ('Ada@example.com', 'ada@example.com', 'Ada') returning id`,
  );
  userId = rows[0].id;
});
afterAll(() => database.drop());

async function send(kind: string, payload: object) {
  await enqueue(database.db, { kind, payload });
  while (await runNextJob(deps, letterJobs(deps)));
}

async function subscribe(status: string, paidUntilAt: number) {
  await database.pool.query(
    `insert into offers (id, name, amount_minor, currency, interval_unit, interval_count, position)
     values (1, '4-week plan', 1999, 'USD', 'week', 4, 0)`,
  );
  await database.pool.query(
    `insert into subscriptions (id, user_id, offer_id, status, amount_minor, currency, interval_unit, interval_count, started_at, scheduled_action, occurred_at_us)
     values ('sub_1', $1, 1, $2, 1999, 'USD', 'week', 4, $3, 'cancel', 1)`,
    [userId, status, new Date(deps.clock())],
  );
  await database.pool.query(
    `insert into transactions (id, user_id, subscription_id, status, total_minor, currency, period_ends_at, occurred_at_us)
     values ('txn_1', $1, 'sub_1', 'completed', 1999, 'USD', $2, 1)`,
    [userId, new Date(paidUntilAt)],
  );
}

const cancelled = () =>
  send('cancelled', {
    user_id: userId,
    subscription_id: 'sub_1',
    requested_at: new Date(deps.clock()).toISOString(),
  });

describe('the letter after the first payment', () => {
  it('brings a link to choose a password, of which only the hash is kept', async () => {
    await send('welcome', { user_id: userId, checkout_id: 'c' });
    const [mail] = deps.sent;
    expect(mail).toMatchObject({ to: 'Ada@example.com', subject: 'Welcome to Everkite' });
    expect(mail?.text).toMatch(/https:\/\/everkite\.test\/auth\/change\?token=[\w-]{43}\n/);
    const { rows } = await database.pool.query('select purpose, expires_at from password_tokens');
    expect(rows).toEqual([{ purpose: 'setup', expires_at: new Date(deps.clock() + dayMs) }]);
  });

  it('leads to sign-in who has a password already', async () => {
    await database.pool.query(`update users set password_hash = 'hash'`);
    await send('welcome', { user_id: userId, checkout_id: 'c' });
    expect(deps.sent[0]?.text).toContain('https://everkite.test/auth/login');
    expect(deps.sent[0]?.text).not.toContain('token=');
  });

  it('is not sent to who is gone', async () => {
    await send('welcome', { user_id: '0', checkout_id: 'c' });
    expect(deps.sent).toEqual([]);
  });
});

describe('the letter after a cancellation', () => {
  it('tells until when access lasts', async () => {
    await subscribe('active', deps.clock() + 28 * dayMs);
    await cancelled();
    expect(deps.sent[0]?.text).toContain('cancellation of the 4-week plan on 1 January 2030 at 12:00 UTC');
    expect(deps.sent[0]?.text).toContain('Everything stays open to you until 29 January 2030 at 12:00 UTC');
  });

  it('tells that access has ended when it ended at once', async () => {
    await subscribe('canceled', deps.clock() - dayMs);
    await cancelled();
    expect(deps.sent[0]?.text).toContain('Your access has ended.');
  });
});

describe('a letter that could not be handed over', () => {
  it('is tried again later', async () => {
    const { mailer } = deps;
    deps.mailer = { send: () => Promise.reject(new Error('the mail server is away')) };
    await send('welcome', { user_id: userId, checkout_id: 'c' });
    deps.mailer = mailer;
    deps.advance(60_000);
    while (await runNextJob(deps, letterJobs(deps)));
    expect(deps.sent).toHaveLength(1);
  });
});
