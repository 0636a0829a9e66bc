import { describe, expect, it } from 'vitest';
import type { CallRow } from '#contract/api/call-schemas.ts';
import { consoleCallSchemas } from '#contract/console/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { type Permission, permissions, type Role, roles } from '#contract/console/permissions.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { code } from '#testing/source-files.ts';

/**
 * The permissions of each role, as the business decided them; written a second time, so that a mistake in the code's
 * table is noticed.
 */
const decided: Record<Permission, readonly Role[]> = {
  sums: ['owner', 'money', 'growth', 'support', 'analyst'],
  'funnel of sums': ['owner', 'money', 'growth', 'analyst'],
  'sums by quiz': ['owner', 'growth'],
  'open a person': ['owner', 'money', 'support'],
  'see health data': ['owner', 'support'],
  'write a note': ['owner', 'money', 'support'],
  'take work': ['owner', 'money', 'support'],
  'give work': ['owner'],
  refund: ['owner', 'money', 'support'],
  'change a person': ['owner', 'support'],
  'send an email again': ['owner', 'support'],
  'name elements': ['owner', 'growth'],
  'see what is published': ['owner', 'money', 'growth'],
  draft: ['owner', 'growth'],
  'ask to publish': ['owner', 'growth'],
  publish: ['owner'],
  'see campaigns': ['owner', 'money', 'growth'],
  'copy or erase a person': ['owner'],
  'read the audit': ['owner'],
  'run the site': ['owner', 'money', 'growth', 'support'],
  'see the team': ['owner', 'money', 'growth', 'support', 'analyst'],
  'change the team': ['owner'],
  enrol: ['owner', 'money', 'growth', 'support', 'analyst'],
};
const needFreshFactor: readonly Permission[] = [
  'refund',
  'change a person',
  'ask to publish',
  'publish',
  'copy or erase a person',
  'change the team',
] as const;

const testConsole = useTestConsole();
const rows = Object.values(consoleCalls).map((call) => ({ call, ...(consoleCallSchemas[call] as CallRow) }));
const ofOperators = rows.filter(({ may }) => may === 'operator');
/** An id that belongs to nobody. */
const params = { id: '999999999' };

/**
 * The refusal of each call without a body, which is read only after the operator was admitted; null for an admitted
 * one.
 */
async function refusals(calls: typeof ofOperators, token: string | null): Promise<Record<string, string | null>> {
  const found: [string, string | null][] = [];
  for (const { call } of calls) {
    const answer = await testConsole.call(call, token, undefined, params);
    const error = answer.statusCode === 403 ? answer.json().error : null;
    found.push([call, Object.values<string>(consoleRefusals).includes(error) ? error : null]);
  }
  return Object.fromEntries(found);
}
const expected = (calls: typeof ofOperators, refusalOf: (needs: Permission) => string | null) =>
  Object.fromEntries(calls.map(({ call, needs }) => [call, refusalOf(needs!)]));

describe('the calls of the console', () => {
  it('are all in the matrix, each with a permission', () => {
    expect(ofOperators.length).toBeGreaterThan(40);
    expect(ofOperators.filter(({ needs }) => needs === undefined)).toEqual([]);
  });

  it('every permission is decided, with the roles and the fresh factor that the code’s table has', () => {
    const coded = Object.entries(permissions).map(([name, rule]) => [name, rule.roles]);
    expect(Object.fromEntries(coded)).toEqual(decided);
    const fresh = Object.entries(permissions).filter(([, rule]) => 'confirmed' in rule && rule.confirmed);
    expect(fresh.map(([name]) => name)).toEqual(needFreshFactor);
  });

  it.each(roles)('a call is open to the role %s if it was decided so, and refused by name otherwise', async (role) => {
    const { token } = await testConsole.operator(role);
    const byRole = expected(ofOperators, (needs) => (decided[needs].includes(role) ? null : consoleRefusals.notYours));
    expect(await refusals(ofOperators, token)).toEqual(byRole);
  });

  it.each([true, false])(
    'what moves money, changes or erases a person, or changes the team needs a factor of the last ten minutes (was one ever: %s)',
    async (isConfirmed) => {
      const { token } = await testConsole.operator('owner', { isConfirmed });
      testConsole.deps().advance(10 * 60_000);
      const others = ofOperators.filter(({ call }) => !/^\w+ \/api\/console\/own\b/.test(call));
      const byFreshness = expected(others, (needs) =>
        needFreshFactor.includes(needs) ? consoleRefusals.confirmFirst : null,
      );
      expect(await refusals(others, token)).toEqual(byFreshness);
    },
  );

  it('only setting up a sign-in is open before there is one', async () => {
    const { token } = await testConsole.operator('owner');
    await testConsole.query('update console_sessions set is_enrolling = true');
    const open = expected(ofOperators, (needs) => (needs === 'enrol' ? null : consoleRefusals.enrolFirst));
    expect(await refusals(ofOperators, token)).toEqual(open);
  });

  it('none is open to somebody without a session, or with one that is none', async () => {
    const closed = expected(ofOperators, () => consoleRefusals.signInFirst);
    expect(await refusals(ofOperators, null)).toEqual(closed);
    expect(await refusals(ofOperators, 'nobody')).toEqual(closed);
  });
});

it('nobody signs in as a customer: no code of the console opens a session of one', () => {
  const opens = code.filter(({ text }) => /\bopenSession\b[^;]*from '[^']*sessions\.sql\.ts'/.test(text));
  expect(opens.map(({ name }) => name.split('/').slice(0, 2).join('/'))).toContain('server/identity');
  expect(opens.filter(({ name }) => name.startsWith('server/operations/')).map(({ name }) => name)).toEqual([]);
});
