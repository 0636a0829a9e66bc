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

  it('says what was paid and when it renews, like the page does', async () => {
    const renewsAt = Date.parse('2030-01-29T12:00:00Z');
    await subscribe('active', renewsAt);
    await database.pool.query('update subscriptions set scheduled_action = null, next_billed_at = $1', [
      new Date(renewsAt),
    ]);
    await database.pool.query(`insert into checkouts (id, user_id, offer_id) values ('c', $1, 1)`, [userId]);
    await database.pool.query(`update transactions set checkout_id = 'c'`);
    await send('welcome', { user_id: userId, checkout_id: 'c' });
    expect(deps.sent[0]?.text).toContain('We received $19.99');
    expect(deps.sent[0]?.text).toContain('renews on 29 January 2030 at $19.99 every 4 weeks');
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

describe('the letter before a renewal', () => {
  const remind = (renewsAt: number) =>
    send('renewal-reminder', {
      user_id: userId,
      subscription_id: 'sub_1',
      renews_at: new Date(renewsAt).toISOString(),
    });

  it('tells how much is charged, when, and where to stop it', async () => {
    const renewsAt = Date.parse('2030-01-08T12:00:00Z');
    await subscribe('active', renewsAt);
    await database.pool.query('update subscriptions set scheduled_action = null, next_billed_at = $1', [
      new Date(renewsAt),
    ]);
    await remind(renewsAt);
    expect(deps.sent[0]?.subject).toBe('Your Everkite subscription renews on 8 January 2030');
    expect(deps.sent[0]?.text).toContain('$19.99 every 4 weeks, until you cancel');
    expect(deps.sent[0]?.text).toContain('https://everkite.test/subscription/manage');
  });

  it('is not sent when the subscription was cancelled meanwhile', async () => {
    const renewsAt = deps.clock() + 7 * dayMs;
    await subscribe('active', renewsAt);
    await database.pool.query('update subscriptions set next_billed_at = $1', [new Date(renewsAt)]);
    await remind(renewsAt);
    expect(deps.sent).toEqual([]);
  });

  it('is not sent for a day on which nothing is charged any more', async () => {
    const renewsAt = deps.clock() + 7 * dayMs;
    await subscribe('active', renewsAt);
    await database.pool.query('update subscriptions set scheduled_action = null, next_billed_at = $1', [
      new Date(renewsAt + dayMs),
    ]);
    await remind(renewsAt);
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
