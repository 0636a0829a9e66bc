import { beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Role } from '#contract/console/permissions.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { uploadInTime } from '#testing/server/measured.ts';
import { createOperator } from '#testing/server/operators.ts';
import { addBuyers, visitors } from '#testing/server/report-visitors.ts';
import { useTestApp } from '#testing/server/use.ts';

const { database, deps, app } = useTestApp();
beforeAll(async () => {
  await uploadInTime(app, deps, Object.values(visitors).flat());
  await addBuyers(database);
});

const days = { from: '2030-01-10', to: '2030-01-12' };
async function ask(role: Role, query: Partial<FunnelQuery> = {}) {
  const { token } = await createOperator(database.db, role, { now: deps.wallClock() });
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({ ...callAddress(consoleCalls.readFunnel, { query: { ...days, ...query } }), headers });
}

describe('the funnel', () => {
  it.each(['analyst', 'money'] as const)('of sums is the same for %s, with nothing of a quiz', async (role) => {
    const whole = (await ask('owner')).json<FunnelReport>();
    const seen = (await ask(role)).json<FunnelReport>();
    expect(whole.steps.some(({ by_cohort }) => by_cohort.length > 0)).toBe(true);
    expect(seen.figures).toEqual(whole.figures);
    expect(seen.steps.map(({ people }) => people)).toEqual(whole.steps.map(({ people }) => people));
    expect(seen.days.map(({ visits, paid }) => [visits, paid])).toEqual(
      whole.days.map(({ visits, paid }) => [visits, paid]),
    );
    expect(seen.sources).toEqual(role === 'money' ? whole.sources : []);
    expect(JSON.stringify(seen)).not.toMatch(/cohort":"|drawn":"|adhd|quiz/);
    expect(seen.screens).toEqual([]);
  });

  it.each([
    ['analyst', { cohort: 'A' }, 403],
    ['money', { cohort: 'A' }, 403],
    ['growth', { cohort: 'A' }, 200],
    ['analyst', { source: 'ads' }, 403],
    ['money', { source: 'ads' }, 200],
    ['support', {}, 403],
  ] as const)('for %s filtered by %j is answered %d', async (role, query, status) => {
    expect((await ask(role, query)).statusCode).toBe(status);
  });
});
