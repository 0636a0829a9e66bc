import { describe, expect, it } from 'vitest';
import type { CallSchemas } from '#contract/call-row.ts';
import { consoleCallSchemas } from '#contract/console-call-schemas.ts';
import { type ConsoleCall, consoleCalls } from '#contract/console-calls.ts';
import { type Permission, permissions, type Role, roles } from '#contract/console-permissions.ts';
import { consoleRefusals } from '#contract/console-refusals.ts';
import { useTestConsole } from '#testing/server/use.ts';

/** Who may do what, as the business decided it; written once more, so that a slip in the code's table shows. */
const decided: Record<Permission, readonly Role[]> = {
  sums: ['owner', 'money', 'growth', 'support', 'analyst'],
  'sums by quiz': ['owner', 'growth'],
  'open a person': ['owner', 'money', 'support'],
  'see health data': ['owner', 'support'],
  'write a note': ['owner', 'money', 'support'],
  'take work': ['owner', 'money', 'support'],
  refund: ['owner', 'money', 'support'],
  'change a person': ['owner', 'support'],
  'send an email again': ['owner', 'support'],
  'name elements': ['owner', 'growth'],
  'see campaigns': ['owner', 'money', 'growth'],
  'copy or erase a person': ['owner'],
  'read the audit': ['owner'],
  'run the site': ['owner', 'money', 'growth', 'support'],
  'see the team': ['owner', 'money', 'growth', 'support', 'analyst'],
  'change the team': ['owner'],
  enrol: ['owner', 'money', 'growth', 'support', 'analyst'],
};
const needFreshFactor: readonly Permission[] = [
  ...(['refund', 'change a person', 'copy or erase a person', 'change the team'] as const),
];

const testConsole = useTestConsole();
const rows = Object.values(consoleCalls).map((call) => ({ call, ...(consoleCallSchemas[call] as CallSchemas) }));
const ofOperators = rows.filter(({ may }) => may === 'operator');
/** Nobody and nothing has this id. */
const params = { id: '999999999' };
const send = async (call: ConsoleCall, token: string) => {
  const answer = await testConsole.call(call, token, undefined, params);
  return { status: answer.statusCode, error: answer.statusCode === 204 ? undefined : answer.json().error };
};

it('every permission is decided, with the roles and the fresh factor that the code’s table has', () => {
  const coded = Object.entries(permissions).map(([name, rule]) => [name, rule.roles]);
  expect(Object.fromEntries(coded)).toEqual(decided);
  const fresh = Object.entries(permissions).filter(([, rule]) => 'confirmed' in rule && rule.confirmed);
  expect(fresh.map(([name]) => name)).toEqual(needFreshFactor);
});

describe.each(roles)('as %s', (role) => {
  it.each(ofOperators)(`$call is open or refused by the table (needs “$needs”)`, async ({ call, needs }) => {
    const { token } = await testConsole.operator(role);
    const { status, error } = await send(call, token);
    if (decided[needs!].includes(role)) expect(error).not.toBe(consoleRefusals.notYours);
    else expect([status, error]).toEqual([403, consoleRefusals.notYours]);
  });
});

it.each(ofOperators.filter(({ needs }) => needFreshFactor.includes(needs!)))(
  '$call needs a second factor of the last ten minutes',
  async ({ call }) => {
    const { token } = await testConsole.operator('owner');
    testConsole.deps().advance(10 * 60_000);
    expect(await send(call, token)).toEqual({ status: 403, error: consoleRefusals.confirmFirst });
  },
);

it.each(ofOperators.filter(({ needs }) => needs !== 'enrol'))(
  '$call is refused before a second factor is set up',
  async ({ call }) => {
    const { token } = await testConsole.operator('owner');
    await testConsole.query('update console_sessions set is_enrolling = true');
    expect(await send(call, token)).toEqual({ status: 403, error: consoleRefusals.enrolFirst });
  },
);
