import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { runNextJob } from '../job/worker';
import { letterJobs } from '../mail/letter-jobs';
import { createTestDeps, type TestDeps } from '../test-deps';

const password = 'seven kites over the bay';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let database: TestDatabase;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate users, sign_in_failures, jobs cascade');
  deps = createTestDeps(database);
  app = buildApp(deps, { webDir: null });
});
afterAll(() => database.drop());

type Method = 'GET' | 'POST' | 'PUT';
async function call(method: Method, url: string, payload?: object, token?: string, remoteAddress = '203.0.113.7') {
  const headers = token === undefined ? {} : { authorization: token };
  const answer = await app.inject({ method, url, headers, remoteAddress, ...(payload ? { payload } : {}) });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : answer.json(),
    retryAfter: answer.headers['retry-after'],
  };
}

const origin = { cohort: 'A', source: 'search', click_id: 'c-1' };
const signUp = (body: object) => call('POST', '/api/auth/signup', { ...origin, ...body });
const signIn = (email: string, using: string, remoteAddress?: string) =>
  call('POST', '/api/auth/signin', { email, password: using }, undefined, remoteAddress);
const setPassword = (body: object, token?: string) => call('PUT', '/api/auth/password', body, token);
const account = (token?: string) => call('GET', '/api/users/account', undefined, token);

async function signedIn(email = 'ada@example.com', using = password): Promise<string> {
  await signUp({ email, password: using });
  return (await signIn(email, using)).body.token;
}

async function sendLetters() {
  while (await runNextJob(deps, letterJobs(deps)));
}

/** The token in the link of the newest letter. */
function tokenFromLetter(): string {
  return /token=([\w-]+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? '';
}

async function requestReset(email: string): Promise<string> {
  await call('POST', '/api/auth/password/reset', { email });
  await sendLetters();
  return tokenFromLetter();
}

describe('sign-up', () => {
  it('makes an account of an address and gives this browser a token for the first password', async () => {
    const { status, body } = await signUp({ email: ' Ada@Example.com ', name: 'Ada', age: 34, gender: 'Female' });
    expect(status).toBe(201);
    expect(body).toEqual({ setup_token: expect.stringMatching(/^[\w-]{43}$/) });
    const { rows } = await database.pool.query(
      'select email, email_key, name, age, gender, cohort, source, click_id from users',
    );
    expect(rows).toEqual([
      {
        email: 'Ada@Example.com',
        email_key: 'ada@example.com',
        name: 'Ada',
        age: 34,
        gender: 'Female',
        cohort: 'A',
        source: 'search',
        click_id: 'c-1',
      },
    ]);
  });

  it('keeps only the hash of the token', async () => {
    const { body } = await signUp({ email: 'ada@example.com' });
    const { rows } = await database.pool.query("select encode(token_hash, 'escape') as hash from password_tokens");
    expect(rows[0].hash).not.toContain(body.setup_token);
  });

  it('with a password needs no token, and sign-in works at once', async () => {
    expect(await signUp({ email: 'ada@example.com', password })).toMatchObject({ status: 201, body: {} });
    expect((await signIn('ADA@example.com', password)).status).toBe(200);
  });

  it('refuses an address that has a password', async () => {
    await signUp({ email: 'ada@example.com', password });
    expect(await signUp({ email: 'Ada@example.com' })).toMatchObject({
      status: 409,
      body: { error: 'usecase.Signup: user already exists' },
    });
  });

  it('refuses an address that has a subscription', async () => {
    await signUp({ email: 'ada@example.com' });
    await database.pool.query(
      `insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit, interval_count, started_at, occurred_at_us)
       select 'sub_1', id, 'canceled', 1999, 'USD', 'week', 4, now(), 1 from users`,
    );
    expect((await signUp({ email: 'ada@example.com' })).status).toBe(409);
  });

  it('lets an address without password and plan come again, keeps the newest details and gives no second token', async () => {
    await signUp({ email: 'ada@example.com', name: 'Ada', plan: { goals: ['focus'], skills: [], daily_minutes: 5 } });
    const again = await signUp({ email: 'ada@example.com', plan: { goals: ['calm'], skills: [], daily_minutes: 10 } });
    expect(again).toMatchObject({ status: 201, body: {} });
    const { rows } = await database.pool.query('select name, plan from users');
    expect(rows).toEqual([{ name: 'Ada', plan: { goals: ['calm'], skills: [], daily_minutes: 10 } }]);
  });

  it('sets no password for an address that came before: it may be somebody else’s', async () => {
    await signUp({ email: 'ada@example.com' });
    expect((await signUp({ email: 'ada@example.com', password })).status).toBe(409);
    expect((await signIn('ada@example.com', password)).status).toBe(400);
  });

  it('makes one account of two sign-ups at the same moment', async () => {
    const both = await Promise.all([signUp({ email: 'ada@example.com' }), signUp({ email: 'Ada@Example.com' })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.filter(({ body }) => 'setup_token' in body)).toHaveLength(1);
    const { rows } = await database.pool.query('select count(*)::int as count from users');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('with passwords at the same moment accepts one and refuses the other', async () => {
    const both = await Promise.all([
      signUp({ email: 'ada@example.com', password }),
      signUp({ email: 'ada@example.com', password: `${password}!` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ email: 'ada@example' }, 'Enter an e-mail address like name@example.com.'],
    [{ email: 'ada@example.com', age: 17 }, 'You need to be 18 or older.'],
    [{ email: 'ada@example.com', age: 121 }, 'Enter an age from 18 to 120.'],
    [{ email: 'ada@example.com', password: 'short' }, 'Choose a password of at least 10 characters.'],
    [
      { email: 'ada@example.com', password: 'Password123' },
      'This password is one of the first to be guessed. Choose another one.',
    ],
    [{ email: 'ada@example.com', cohort: 'D' }, 'cohort has a value that is not allowed.'],
    [{ name: 'Ada' }, 'email is missing.'],
    [{ email: 'ada@example.com', age: '34' }, 'age must be of type integer.'],
  ])('says what to do about %j', async (body, error) => {
    expect(await signUp(body)).toMatchObject({ status: 400, body: { error } });
  });
});

describe('sign-in', () => {
  it('gives a token that opens the account, with or without Bearer', async () => {
    const token = await signedIn();
    expect((await account(token)).status).toBe(200);
    expect((await account(`Bearer ${token}`)).status).toBe(200);
  });

  it('says user not found for an unknown address', async () => {
    expect(await signIn('nobody@example.com', password)).toMatchObject({
      status: 400,
      body: { error: 'usecase.Signin: user not found' },
    });
  });

  it('says invalid creds for a wrong password', async () => {
    await signUp({ email: 'ada@example.com', password });
    expect(await signIn('ada@example.com', 'not the password')).toMatchObject({
      status: 400,
      body: { error: 'usecase.Signin: invalid creds' },
    });
  });

  it('says invalid creds while no password is set', async () => {
    await signUp({ email: 'ada@example.com' });
    expect((await signIn('ada@example.com', password)).body.error).toBe('usecase.Signin: invalid creds');
  });

  it('closes an account for a while after ten failures, even to the right password and from elsewhere', async () => {
    await signUp({ email: 'ada@example.com', password });
    for (let i = 0; i < 10; i += 1) expect((await signIn('ada@example.com', `guess number ${i}`)).status).toBe(400);
    deps.advance(5 * minuteMs);
    const closed = await signIn('Ada@example.com', password, '198.51.100.1');
    expect(closed).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please try again in 10 minutes.' },
    });
    expect(closed.retryAfter).toBe('600');
    deps.advance(10 * minuteMs);
    expect((await signIn('ada@example.com', password)).status).toBe(200);
  });

  it('closes an address to the network after fifty failures at many accounts, not to others', async () => {
    for (let i = 0; i < 50; i += 1) await signIn(`user${i}@example.com`, password);
    expect((await signIn('another@example.com', password)).status).toBe(429);
    expect((await signIn('another@example.com', password, '198.51.100.1')).status).toBe(400);
  });

  it('counts by what the proxy wrote, not by what the caller made up before it', async () => {
    const behindProxy = buildApp(createTestDeps(database, { TRUST_PROXY: 'true' }), { webDir: null });
    const from = async (forwarded: string) =>
      behindProxy.inject({
        method: 'POST',
        url: '/api/auth/signin',
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'nobody@example.com', password },
      });
    await from('10.9.8.7, 203.0.113.9');
    const { rows } = await database.pool.query("select key from sign_in_failures where key like 'address:%'");
    expect(rows).toEqual([{ key: 'address:203.0.113.9' }]);
  });

  it('lets no more than ten of thirty guesses at the same moment through', async () => {
    await signUp({ email: 'ada@example.com', password });
    const guesses = Array.from({ length: 30 }, (_, i) => signIn('ada@example.com', `guess number ${i}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('forgets the account’s failures after a success', async () => {
    await signUp({ email: 'ada@example.com', password });
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) await signIn('ada@example.com', 'not the password');
      expect((await signIn('ada@example.com', password)).status).toBe(200);
    }
  });
});

describe('sign-out', () => {
  it('ends the session, and a second press does no harm', async () => {
    const token = await signedIn();
    expect((await call('POST', '/api/auth/signout', undefined, token)).status).toBe(204);
    expect((await call('POST', '/api/auth/signout', undefined, token)).status).toBe(204);
    expect((await account(token)).status).toBe(401);
  });

  it('leaves the other sessions alone', async () => {
    const token = await signedIn();
    const other = (await signIn('ada@example.com', password)).body.token;
    await call('POST', '/api/auth/signout', undefined, token);
    expect((await account(other)).status).toBe(200);
  });
});

describe('the first password', () => {
  it('is set with the token of the sign-up, once, and signs nobody in', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    expect(await setPassword({ token: setup_token, password })).toMatchObject({ status: 200, body: {} });
    expect((await signIn('ada@example.com', password)).status).toBe(200);
    expect(await setPassword({ token: setup_token, password: `${password}!` })).toMatchObject({
      status: 400,
      body: { error: 'This link has expired or was used already. Ask for a new one.' },
    });
  });

  it('is set once by two presses at the same moment', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    const both = await Promise.all([
      setPassword({ token: setup_token, password }),
      setPassword({ token: setup_token, password: `${password}!` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('keeps the token usable when the password is refused', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    expect((await setPassword({ token: setup_token, password: 'short' })).status).toBe(400);
    expect((await setPassword({ token: setup_token, password })).status).toBe(200);
  });

  it('cannot be set after 24 hours', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    deps.advance(24 * hourMs);
    expect((await setPassword({ token: setup_token, password })).status).toBe(400);
  });

  it('cannot be set by whoever typed in the address long before', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    deps.advance(11 * minuteMs);
    await signUp({ email: 'ada@example.com' });
    expect((await setPassword({ token: setup_token, password })).status).toBe(400);
  });

  it('can still be set after a double press on the e-mail page', async () => {
    const { setup_token } = (await signUp({ email: 'ada@example.com' })).body;
    await signUp({ email: 'ada@example.com' });
    expect((await setPassword({ token: setup_token, password })).status).toBe(200);
  });
});

describe('resetting the password', () => {
  it('answers the same for every address and writes only to those that have an account', async () => {
    await signUp({ email: 'ada@example.com', password });
    for (const email of ['ada@example.com', 'nobody@example.com', 'not an address']) {
      expect(await call('POST', '/api/auth/password/reset', { email })).toMatchObject({ status: 200, body: {} });
    }
    await sendLetters();
    expect(deps.sent.map(({ to }) => to)).toEqual(['ada@example.com']);
    expect(deps.sent[0]?.text).toContain('https://everkite.test/auth/change?token=');
  });

  it('sets a new password by the letter’s link and ends all sessions', async () => {
    const token = await signedIn();
    const link = await requestReset('ada@example.com');
    expect((await setPassword({ token: link, password: 'another kite entirely' })).status).toBe(200);
    expect((await account(token)).status).toBe(401);
    expect((await signIn('ada@example.com', password)).status).toBe(400);
    expect((await signIn('ada@example.com', 'another kite entirely')).status).toBe(200);
  });

  it('takes the link for one hour only', async () => {
    await signUp({ email: 'ada@example.com', password });
    const link = await requestReset('ada@example.com');
    deps.advance(hourMs);
    expect((await setPassword({ token: link, password: 'another kite entirely' })).status).toBe(400);
  });

  it('voids older links once the password is set', async () => {
    await signUp({ email: 'ada@example.com', password });
    const older = await requestReset('ada@example.com');
    deps.advance(minuteMs);
    const newer = await requestReset('ada@example.com');
    expect(newer).not.toBe(older);
    expect((await setPassword({ token: newer, password: 'another kite entirely' })).status).toBe(200);
    expect((await setPassword({ token: older, password })).status).toBe(400);
  });

  it('sends one letter a minute, however often it is asked for', async () => {
    await signUp({ email: 'ada@example.com', password });
    for (let i = 0; i < 5; i += 1) await call('POST', '/api/auth/password/reset', { email: 'ada@example.com' });
    await sendLetters();
    expect(deps.sent).toHaveLength(1);
  });

  it('refuses an unknown token', async () => {
    expect((await setPassword({ token: 'x'.repeat(43), password })).status).toBe(400);
  });
});

describe('changing the password while signed in', () => {
  it('keeps this session and ends all others', async () => {
    const token = await signedIn();
    const other = (await signIn('ada@example.com', password)).body.token;
    const change = { current_password: password, password: 'another kite entirely' };
    expect((await setPassword(change, token)).status).toBe(200);
    expect((await account(token)).status).toBe(200);
    expect((await account(other)).status).toBe(401);
    expect((await signIn('ada@example.com', 'another kite entirely')).status).toBe(200);
  });

  it('refuses a wrong current password without signing out', async () => {
    const token = await signedIn();
    const change = { current_password: 'not the password', password: 'another kite entirely' };
    expect(await setPassword(change, token)).toMatchObject({
      status: 400,
      body: { error: 'The current password is not right.' },
    });
    expect((await account(token)).status).toBe(200);
  });

  it('limits guessing of the current password', async () => {
    const token = await signedIn();
    const change = { current_password: 'not the password', password: 'another kite entirely' };
    for (let i = 0; i < 10; i += 1) await setPassword(change, token);
    expect((await setPassword(change, token)).status).toBe(429);
  });

  it('needs a valid token', async () => {
    const change = { current_password: password, password: 'another kite entirely' };
    expect((await setPassword(change)).status).toBe(401);
    expect((await setPassword(change, 'x'.repeat(43))).status).toBe(401);
  });

  it('refuses a body that is neither kind', async () => {
    expect(await setPassword({ password })).toMatchObject({
      status: 400,
      body: { error: 'Some fields of the body are missing or of the wrong kind.' },
    });
  });
});

describe('a session', () => {
  it('ends after ninety days without use and goes on with it', async () => {
    const token = await signedIn();
    deps.advance(60 * 24 * hourMs);
    expect((await account(token)).status).toBe(200);
    deps.advance(60 * 24 * hourMs);
    expect((await account(token)).status).toBe(200);
    deps.advance(90 * 24 * hourMs);
    expect((await account(token)).status).toBe(401);
  });
});
