import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { connect, type Database } from '#server/platform/database/connect.ts';
import { hourMs, minuteMs, password } from '#testing/server/auth.ts';
import { createTestDeps, silentLog } from '#testing/server/deps.ts';
import { useTestAuth } from '#testing/server/use.ts';
import { failureLimits, ownFailureLimits } from './account-limits.ts';

const auth = useTestAuth();
let otherProcess: Database;
let apps: FastifyInstance[];

beforeAll(async () => {
  otherProcess = connect(auth.database.url, silentLog);
  apps = [auth.database, otherProcess].map((database) => buildApp(createTestDeps(database), { webDir: null }));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await otherProcess.close();
});

const stranger = { emailKey: 'ada@example.com', ip: '203.0.113.7', knownBrowser: null };

/** Sends a call several times from one network address, to two processes in turn. */
function flood(row: Call, times: number, body: (i: number) => object, ip = '203.0.113.7') {
  const answers = Array.from({ length: times }, (_, i) =>
    apps[i % 2]!.inject({ ...callAddress(row), payload: body(i), remoteAddress: ip }),
  );
  return Promise.all(answers);
}

const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

/** Counts this many attempts as made within the hour. */
async function booked(row: Call, times: number, body: object) {
  await flood(row, 1, () => body);
  await auth.query(
    `insert into attempts select key, attempted_at from attempts, generate_series(2, ${times}) where key !~ '^reset-to'`,
  );
}

const origin = { cohort: 'A', source: '', click_id: '' };

describe('limits hold over two processes on one database:', () => {
  it('two processes together allow ten failed sign-ins of an account', { tags: 'long' }, async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const answers = await flood(calls.signIn, 24, () => ({
      email: 'ada@example.com',
      password: 'a wrong guess',
    }));
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 14]);
  });

  it('two processes together allow 300 sign-ups an hour from one network', { tags: 'long' }, async () => {
    await booked(calls.signUp, 296, { ...origin, email: 'first@example.com' });
    const answers = await flood(calls.signUp, 10, (i) => ({ ...origin, email: `user${i}@example.com` }));
    expect([count(answers, 201), count(answers, 429)]).toEqual([4, 6]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('3600');
    const elsewhere = await flood(calls.signUp, 1, () => ({ ...origin, email: 'a@b.example' }), '198.51.100.1');
    expect(count(elsewhere, 201)).toBe(1);
  });

  it('two processes together allow 60 requests for password emails an hour from one network', async () => {
    await booked(calls.requestPasswordReset, 57, { email: 'first@example.com' });
    const answers = await flood(calls.requestPasswordReset, 10, (i) => ({ email: `user${i}@example.com` }));
    expect([count(answers, 200), count(answers, 429)]).toEqual([3, 7]);
  });
});

describe('password emails', () => {
  it('password emails to a mailbox are limited to five an hour, and further requests get the same answer', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    for (let i = 0; i < 9; i += 1) {
      const { status, body } = await auth.requestResetEmail('ada@example.com', `198.51.100.${i}`);
      expect([status, body]).toEqual([200, {}]);
      auth.advance(2 * minuteMs);
    }
    await auth.sendEmails();
    expect(auth.sent()).toHaveLength(5);
    auth.advance(hourMs);
    await auth.requestResetEmail('ada@example.com');
    await auth.sendEmails();
    expect(auth.sent()).toHaveLength(6);
  });
});

describe('sign-up', () => {
  it('invalid input does not count against the limit of sign-ups', async () => {
    for (let i = 0; i < 3; i += 1) await auth.signUp({ email: 'ada@example' });
    expect(await auth.query('select count(*)::int as count from attempts')).toEqual([{ count: 0 }]);
  });

  it('the limits of sign-ups and password emails store neither network nor email address', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    await auth.requestResetEmail('ada@example.com');
    const attempts = await auth.query('select key from attempts');
    expect(attempts.length).toBeGreaterThan(1);
    expect(JSON.stringify(attempts)).not.toMatch(/203\.0\.|ada@/);
  });
});

describe('failureLimits', () => {
  it('failureLimits keeps email and network address out of its keys', () => {
    const keys = JSON.stringify(failureLimits(stranger));
    expect(keys).not.toContain('ada');
    expect(keys).not.toContain('203.0');
  });

  it('failureLimits counts a known browser by no key that a stranger can reach', () => {
    const known = failureLimits({ ...stranger, knownBrowser: Buffer.from('secret') });
    const strangers = failureLimits(stranger).map(({ key }) => key);
    expect(known).toHaveLength(1);
    expect(strangers).not.toContain(known[0]!.key);
  });

  it('ownFailureLimits counts a signed-in person by the session alone', () => {
    expect(ownFailureLimits(Buffer.from('one'))).not.toEqual(ownFailureLimits(Buffer.from('another')));
  });
});
