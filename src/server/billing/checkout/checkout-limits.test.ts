import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { connect, type Database } from '#server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestDeps, silentLog } from '#testing/server/deps.ts';
import { consent as agreed } from '#testing/server/sold-offer.ts';

let database: TestDatabase;
let otherProcess: Database;
let apps: FastifyInstance[];

beforeAll(async () => {
  database = await createTestDatabase();
  otherProcess = connect(database.url, silentLog);
  apps = [database, otherProcess].map((one) => buildApp(createTestDeps(one), { webDir: null }));
});
beforeEach(() => database.empty());
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await otherProcess.close();
  await database.drop();
});

const consent = { ...agreed, accepted: false };

/** Starts checkouts without consent: they are refused without a call to Paddle, but count as attempts. */
async function start(times: number, emailOf: (i: number) => string, ip = '203.0.113.7') {
  const answers = Array.from({ length: times }, (_, i) =>
    apps[i % 2]!.inject({
      ...callAddress(calls.startCheckout),
      payload: { offer_id: 1, price: { amount_minor: 1999, currency: 'USD' }, email: emailOf(i), consent },
      remoteAddress: ip,
    }),
  );
  return Promise.all(answers);
}

describe('starting checkouts in two processes on one database', () => {
  it('an address, however it is written, can start twenty checkouts an hour from one network', async () => {
    const answers = await start(26, (i) => (i % 2 ? 'Ada@example.com ' : 'ada@example.com'));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.headers['retry-after']).toBe('3600');
    expect(refused[0]?.json()).toEqual({ error: 'Too many attempts. Please try again in 60 minutes.' });
    const [owner] = await start(1, () => 'ada@example.com', '198.51.100.1');
    expect(owner?.statusCode).toBe(400);
  });

  it('one network can start three hundred checkouts an hour', async () => {
    await start(1, () => 'first@example.com');
    await database.pool.query(
      `insert into attempts select key, attempted_at from attempts, generate_series(2, 297) where key like 'checkout-from:%'`,
    );
    const answers = await start(8, (i) => `user${i}@example.com`);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    const [elsewhere] = await start(1, () => 'ada@example.com', '198.51.100.1');
    expect(elsewhere?.statusCode).toBe(400);
  });
});
