import { beforeAll, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import type { FunnelReport } from '#contract/console/report.ts';
import { hashToken } from '#server/identity/token.ts';
import { useTestApp } from '#testing/server/use.ts';

const { database, deps, app } = useTestApp();
beforeAll(async () => {
  await openSession('of-the-operator', 60_000);
});

function openSession(token: string, endsInMs: number) {
  return database.db
    .insertInto('console_sessions')
    .values({
      token_hash: hashToken(token),
      created_at: new Date(deps.clock() - 120_000),
      last_seen_at: new Date(deps.clock() - 120_000),
      expires_at: new Date(deps.clock() + endsInMs),
    })
    .execute();
}

const { pathname: address } = new URL(
  callAddress(consoleCalls.readFunnel, { query: { from: '', to: '' } }).url,
  'http://localhost',
);
const readFunnel = (query: string, authorization: string | undefined = 'Bearer of-the-operator') =>
  app.inject({ url: `${address}?${query}`, headers: authorization ? { authorization } : {} });
const someDays = 'from=2030-01-01&to=2030-01-02';

test('the operator gets the report of the days, which no cache keeps', async () => {
  const answer = await readFunnel(`${someDays}&cohort=B&source=`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const report = answer.json<FunnelReport>();
  expect(report.query).toEqual({ from: '2030-01-01', to: '2030-01-02', cohort: 'B', source: '' });
  expect(report.before).toMatchObject({ from: '2029-12-30', to: '2029-12-31' });
  expect(report.steps).toHaveLength(7);
  expect(report.screens).toHaveLength(31);
  expect(report.days.map(({ day }) => day)).toEqual(['2030-01-01', '2030-01-02']);
});

test.each([
  ['no token', ''],
  ['a token that is none', 'Bearer somebody-else'],
  ['a token whose session has ended', 'Bearer ended'],
])(
  'a report request with %s gets 403, so that no user is signed out, and reveals nothing of its query (§ 6)',
  async (_which, authorization) => {
    if (authorization === 'Bearer ended') await openSession('ended', 0);
    for (const query of [someDays, 'from=never']) {
      const answer = await readFunnel(query, authorization);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.signInFirst }]);
    }
  },
);

test.each([
  ['from=2030-01-01', 'to is missing.'],
  ['from=2030-1-1&to=2030-01-02', 'from has a value that is not allowed.'],
  ['from=2030-01-02&to=2030-01-01', 'The first day must not be after the last one.'],
  ['from=2030-02-30&to=2030-03-01', 'from must be a day since 1970, like 2030-01-31; 2030-02-30 is none.'],
  ['from=2028-01-01&to=2030-01-01', 'A report covers at most 366 days.'],
  [`${someDays}&cohort=D`, 'cohort has a value that is not allowed.'],
  [`${someDays}&source=${'x'.repeat(201)}`, 'source must have at most 200 characters.'],
])('the report query %s is refused with the reason', async (query, error) => {
  const answer = await readFunnel(query);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
});
