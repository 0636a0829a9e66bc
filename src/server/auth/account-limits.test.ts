import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { connect, type Database } from '../database/connect';
import { createTestDeps, silentLog } from '../test-deps';
import { createTestAuth, hourMs, minuteMs, password, type TestAuth } from './test-auth';

let auth: TestAuth;
let otherProcess: Database;
let apps: FastifyInstance[];

beforeAll(async () => {
  auth = await createTestAuth();
  otherProcess = connect(auth.database.url, silentLog);
  apps = [auth.database, otherProcess].map((database) => buildApp(createTestDeps(database), { webDir: null }));
});
beforeEach(() => auth.reset());
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await otherProcess.close();
  await auth.close();
});

/** The same call from one network address, given to two processes in turn. */
function flood(url: string, times: number, body: (i: number) => object, ip = '203.0.113.7') {
  const calls = Array.from({ length: times }, (_, i) =>
    apps[i % 2]!.inject({ method: 'POST', url, payload: body(i), remoteAddress: ip }),
  );
  return Promise.all(calls);
}

const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

/** As many attempts as that have been made in this hour. */
async function booked(url: string, times: number, body: object) {
  await flood(url, 1, () => body);
  await auth.query(
    `insert into attempts select key, attempted_at from attempts, generate_series(2, ${times}) where key !~ '^reset-to'`,
  );
}

const origin = { cohort: 'A', source: '', click_id: '' };

describe('limits hold over two processes on one database:', () => {
  it('ten failed sign-ins of an account', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const answers = await flood('/api/auth/signin', 24, () => ({
      email: 'ada@example.com',
      password: 'a wrong guess',
    }));
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 14]);
  });

  it('300 sign-ups an hour from one network', async () => {
    await booked('/api/auth/signup', 296, { ...origin, email: 'first@example.com' });
    const answers = await flood('/api/auth/signup', 10, (i) => ({ ...origin, email: `user${i}@example.com` }));
    expect([count(answers, 201), count(answers, 429)]).toEqual([4, 6]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('3600');
    const elsewhere = await flood('/api/auth/signup', 1, () => ({ ...origin, email: 'a@b.example' }), '198.51.100.1');
    expect(count(elsewhere, 201)).toBe(1);
  });

  it('60 password letters an hour asked for from one network', async () => {
    await booked('/api/auth/password/reset', 57, { email: 'first@example.com' });
    const answers = await flood('/api/auth/password/reset', 10, (i) => ({ email: `user${i}@example.com` }));
    expect([count(answers, 200), count(answers, 429)]).toEqual([3, 7]);
  });
});

describe('password letters', () => {
  it('come five times an hour at most; more are answered as ever', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    for (let i = 0; i < 9; i += 1) {
      const { status, body } = await auth.askForReset('ada@example.com', `198.51.100.${i}`);
      expect([status, body]).toEqual([200, {}]);
      auth.advance(2 * minuteMs);
    }
    await auth.sendLetters();
    expect(auth.sent()).toHaveLength(5);
    auth.advance(hourMs);
    await auth.askForReset('ada@example.com');
    await auth.sendLetters();
    expect(auth.sent()).toHaveLength(6);
  });
});

describe('sign-up', () => {
  it('does not count what is mistyped', async () => {
    for (let i = 0; i < 3; i += 1) await auth.signUp({ email: 'ada@example' });
    expect(await auth.query('select count(*)::int as count from attempts')).toEqual([{ count: 0 }]);
  });

  it('keeps no network address', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    await auth.askForReset('ada@example.com');
    const attempts = await auth.query('select key from attempts');
    expect(attempts.length).toBeGreaterThan(1);
    expect(JSON.stringify(attempts)).not.toMatch(/203\.0\.|ada@/);
  });
});
