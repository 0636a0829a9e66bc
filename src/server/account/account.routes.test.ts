import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { buildApp } from '#server/app.ts';
import { openSession } from '#server/identity/sessions.sql.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestApp } from '#testing/server/use.ts';

const { database, deps, app } = useTestApp();
let userId: string;
let token: string;

beforeEach(async () => {
  await database.empty();
  deps.reset();
  const { rows } = await database.pool.query(
    `insert into users (email, email_key, name, cohort) values ('Ada@example.com', 'ada@example.com', 'Ada', 'A') returning id`,
  );
  userId = rows[0].id;
  token = await openSession(database.db, userId, deps.clock());
});

async function account(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await app.inject({ ...callAddress(calls.readAccount), headers });
  return { status: answer.statusCode, body: answer.json(), cache: answer.headers['cache-control'] };
}

async function subscribe(id: string, { status = 'active', trialEndsAt = null as number | null } = {}) {
  await database.pool.query(
    `insert into offers (id, name, interval_unit, interval_count, position)
     values (2, '12-week plan', 'week', 12, 0) on conflict do nothing`,
  );
  await database.pool.query(
    `insert into subscriptions (id, user_id, offer_id, status, amount_minor, currency, interval_unit, interval_count, started_at, trial_ends_at, occurred_at_us)
     values ($1, $2, 2, $3, 3599, 'USD', 'week', 12, $4, $5, 1)`,
    [id, userId, status, new Date(deps.clock()), trialEndsAt === null ? null : new Date(trialEndsAt)],
  );
}

async function pay(subscriptionId: string, paidUntilAt: number, status = 'completed') {
  await database.pool.query(
    `insert into transactions (id, user_id, subscription_id, status, total_minor, currency, period_ends_at, kept_until, occurred_at_us)
     values ('txn_' || gen_random_uuid(), $1, $2, $3, 3599, 'USD', $4, case when $3 = 'completed' then $4::timestamptz end, 1)`,
    [userId, subscriptionId, status, new Date(paidUntilAt)],
  );
}

describe('the account', () => {
  it('the account call answers exactly the ten profile fields, empty or 0 without a subscription', async () => {
    expect(await account(token)).toEqual({
      status: 200,
      cache: 'no-store',
      body: {
        id: Number(userId),
        bundle_id: '',
        cohort: 'A',
        email: 'Ada@example.com',
        customer_id: '',
        name: 'Ada',
        sub_expire_at: 0,
        sub_id: '',
        sub_status: '',
        inapp_id: 0,
      },
    });
  });

  it('the account names the app that the operator has set (§ 3)', async () => {
    const branded = buildApp(createTestDeps(database, { BUNDLE_ID: 'com.example.kite' }), { webDir: null });
    const answer = await branded.inject({ ...callAddress(calls.readAccount), headers: { authorization: token } });
    expect(answer.json()).toMatchObject({ bundle_id: 'com.example.kite', email: 'Ada@example.com' });
    await branded.close();
  });

  it('the account shows the subscription and the end of the paid time, in Unix seconds', async () => {
    const paidUntilAt = deps.clock() + 84 * dayMs;
    await database.pool.query(`update users set provider_customer_id = 'ctm_1'`);
    await subscribe('sub_1');
    await pay('sub_1', deps.clock() + 1 * dayMs);
    await pay('sub_1', paidUntilAt);
    expect((await account(token)).body).toMatchObject({
      customer_id: 'ctm_1',
      sub_id: 'sub_1',
      sub_status: 'active',
      sub_expire_at: paidUntilAt / 1000,
      inapp_id: 2,
    });
  });

  it('the account does not count a period that was billed but not paid', async () => {
    const paidUntilAt = deps.clock() + dayMs;
    await subscribe('sub_1');
    await pay('sub_1', paidUntilAt);
    await pay('sub_1', deps.clock() + 85 * dayMs, 'past_due');
    expect((await account(token)).body.sub_expire_at).toBe(paidUntilAt / 1000);
  });

  it('the account shows the end of a trial', async () => {
    const trialEndsAt = deps.clock() + 7 * dayMs;
    await subscribe('sub_1', { status: 'trialing', trialEndsAt });
    expect((await account(token)).body).toMatchObject({ sub_status: 'trialing', sub_expire_at: trialEndsAt / 1000 });
  });

  it('the account does not show a cancelled subscription as active after the paid time', async () => {
    await subscribe('sub_1');
    await pay('sub_1', deps.clock() + dayMs);
    await database.pool.query(`insert into cancellations (subscription_id, user_id) values ('sub_1', $1)`, [userId]);
    expect((await account(token)).body.sub_status).toBe('active');
    deps.advance(dayMs);
    expect((await account(token)).body.sub_status).not.toBe('active');
  });

  it('the account shows the subscription that permits most', async () => {
    await subscribe('sub_1');
    await pay('sub_1', deps.clock() + 10 * dayMs);
    deps.advance(dayMs);
    await subscribe('sub_2', { status: 'canceled' });
    expect((await account(token)).body.sub_id).toBe('sub_1');
  });

  it.each([
    ['without a token', undefined],
    ['with an empty one', 'Bearer '],
    ['with an unknown one', 'Bearer unknown'],
    ['with a very long one', 'x'.repeat(5000)],
  ])('a token is needed: reading the account %s answers 401', async (_case, authorization) => {
    expect(await account(authorization)).toMatchObject({ status: 401, body: { error: 'Please sign in.' } });
  });

  it('the account cannot be read once the session is deleted', async () => {
    await database.pool.query('delete from sessions');
    expect((await account(token)).status).toBe(401);
  });
});
