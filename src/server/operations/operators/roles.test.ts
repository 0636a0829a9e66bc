import { describe, expect, it } from 'vitest';
import { callSchemas } from '#contract/call-schemas.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import { isAllowed, needsConfirming, type Permission, roles } from '#contract/console-permissions.ts';
import { consoleRefusals } from '#contract/console-refusals.ts';
import { useTestConsole } from '#testing/server/use.ts';

const testConsole = useTestConsole();

const operatorCalls = Object.values(consoleCalls).flatMap((call) => {
  const row = callSchemas[call] as { may: string; needs?: Permission };
  return row.may === 'operator' ? [{ call, needs: row.needs! }] : [];
});
const params = { id: '1' };
/** Those that end the session of whoever calls come last. */
const ends = (call: string) => /sessions|signout/.test(call);
const inOrder = [...operatorCalls].sort((a, b) => Number(ends(a.call)) - Number(ends(b.call)));

/** The refusal of a call without a body, which is read only after the operator was admitted; null when it was. */
async function refusalOf(call: (typeof operatorCalls)[number]['call'], token: string | null): Promise<string | null> {
  const answer = await testConsole.call(call, token, undefined, params);
  const error = answer.statusCode === 403 ? answer.json().error : null;
  return Object.values<string>(consoleRefusals).includes(error) ? error : null;
}

describe('the calls of the console', () => {
  it('are all in the matrix', () => {
    expect(operatorCalls.length).toBeGreaterThan(40);
  });

  it.each(roles)('a call is open to the role %s if the table says so, and refused by name otherwise', async (role) => {
    const { token } = await testConsole.operator(role);
    for (const { call, needs } of inOrder) {
      const expected = isAllowed(role, needs) ? null : consoleRefusals.notYours;
      expect({ call, refusal: await refusalOf(call, token) }).toEqual({ call, refusal: expected });
      // What ended the session is over for the next one.
      if (ends(call)) break;
    }
  });

  it('what moves money, changes or erases a person, or changes the team asks for a second factor first', async () => {
    const { token } = await testConsole.operator('owner', { isConfirmed: false });
    for (const { call, needs } of inOrder.filter(({ call }) => !ends(call))) {
      const expected = needsConfirming(needs) ? consoleRefusals.confirmFirst : null;
      expect({ call, refusal: await refusalOf(call, token) }).toEqual({ call, refusal: expected });
    }
  });

  it('none is open to somebody without a session, or with one that has ended', async () => {
    for (const { call } of operatorCalls) {
      expect({ call, refusal: await refusalOf(call, null) }).toEqual({ call, refusal: consoleRefusals.signInFirst });
    }
    expect(await refusalOf(consoleCalls.readOwnOperator, 'nobody')).toBe(consoleRefusals.signInFirst);
  });
});
