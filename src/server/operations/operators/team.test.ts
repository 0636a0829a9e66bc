import { describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { withPasskey } from '#testing/server/enrolled.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { findCommand } from '../command-line/main.ts';

const testConsole = useTestConsole();
const call: typeof testConsole.call = (...args) => testConsole.call(...args);
const changeRole = (token: string, id: string, role: string) => call(consoleCalls.changeRole, token, { role }, { id });
const end = (token: string, id: string) => call(consoleCalls.endOperator, token, undefined, { id });
const activeOwners = async () =>
  (await testConsole.query("select 1 from operators where role = 'owner' and state = 'active'")).length;
const lastOwner = 'This is the last owner who can sign in. Make somebody else an owner first.';

describe('the team', () => {
  it('lists everybody with factors, sessions, when they were last seen, and the end of an invitation', async () => {
    const ada = await withPasskey(testConsole, 'ada@example.com', 'owner');
    await call(consoleCalls.inviteOperator, ada.token, { email: 'grace@example.com', name: 'Grace', role: 'money' });
    const { operators, next } = (await call(consoleCalls.listOperators, ada.token)).json();
    expect(next).toBeNull();
    expect(operators.slice(1)).toMatchObject([
      {
        name: 'Ada',
        email: 'ada@example.com',
        role: 'owner',
        state: 'active',
        is_self: true,
        passkeys: 1,
        code_apps: 0,
        sessions: 1,
        last_seen_at: '2030-01-01T12:00:00.000Z',
        ended_at: null,
      },
      { name: 'Grace', state: 'invited', sessions: 0, last_seen_at: null, invited_until: null, is_self: false },
    ]);
  });

  it('whoever may not change the team sees masked addresses', async () => {
    await withPasskey(testConsole, 'ada@example.com');
    const { token } = await testConsole.operator('analyst');
    const answer = await call(consoleCalls.listOperators, token);
    expect(answer.json().operators.map(({ email }: { email: string }) => email)).toContain('a•••@example.com');
    expect(answer.body).not.toContain('ada@example.com');
  });

  it('comes by pages of fifty', async () => {
    const { token } = await testConsole.operator('owner');
    for (let i = 0; i < 50; i += 1) await testConsole.operator('analyst');
    const first = (await call(consoleCalls.listOperators, token)).json();
    expect(first.operators).toHaveLength(50);
    const url = `/api/console/operators?after=${first.next}`;
    const second = await testConsole.app.inject({ url, headers: { authorization: token } });
    expect([second.json().operators.length, second.json().next]).toEqual([1, null]);
  });

  it('an address is invited once; somebody who has ended may be invited again, as something else', async () => {
    const { token } = await testConsole.operator('owner');
    const invite = (role: string) =>
      call(consoleCalls.inviteOperator, token, { email: ' Grace@Example.com', name: 'Grace', role });
    const answers = await Promise.all([invite('money'), invite('money')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { id } = answers.find(({ statusCode }) => statusCode === 201)!.json();
    expect((await end(token, id)).statusCode).toBe(204);
    expect((await changeRole(token, id, 'growth')).statusCode).toBe(409);
    expect((await invite('support')).json()).toEqual({ id });
  });

  it('who is ended is out at once, with all sessions and sign-ins', async () => {
    const owner = await testConsole.operator('owner');
    const { id, token, authenticator } = await withPasskey(testConsole, 'ada@example.com');
    expect((await end(owner.token, id)).statusCode).toBe(204);
    expect((await call(consoleCalls.readOwnOperator, token)).statusCode).toBe(403);
    const asked = (await call(consoleCalls.beginPasskeySignIn, null)).json();
    const answer = await call(consoleCalls.signInByPasskey, null, { response: authenticator.sign(asked) });
    expect(answer.statusCode).toBe(400);
  });

  it('another role holds from the next call on', async () => {
    const owner = await testConsole.operator('owner');
    const { id, token } = await testConsole.operator('analyst');
    expect((await call(consoleCalls.listLabels, token)).statusCode).toBe(403);
    expect((await changeRole(owner.token, id, 'growth')).statusCode).toBe(204);
    expect((await call(consoleCalls.listLabels, token)).statusCode).toBe(200);
  });

  it('whoever is invited again sets up a new sign-in, and the old one opens nothing', async () => {
    const owner = await testConsole.operator('owner');
    const { id, token } = await withPasskey(testConsole, 'ada@example.com');
    expect((await call(consoleCalls.inviteAgain, owner.token, undefined, { id })).statusCode).toBe(204);
    expect((await call(consoleCalls.readOwnOperator, token)).statusCode).toBe(403);
    expect(await testConsole.query(`select 1 from operator_credentials where operator_id = ${id}`)).toEqual([]);
  });

  it('unknown operators are not found', async () => {
    const { token } = await testConsole.operator('owner');
    expect((await end(token, '999999999')).statusCode).toBe(404);
  });
});

describe('the last owner', () => {
  it('is neither ended, nor demoted, nor invited again, and the refusal is in the audit', async () => {
    const { id, token } = await testConsole.operator('owner');
    for (const answer of [
      await end(token, id),
      await changeRole(token, id, 'analyst'),
      await call(consoleCalls.inviteAgain, token, undefined, { id }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([409, { error: lastOwner }]);
    }
    expect(await testConsole.query("select act from audit where outcome = 'refused' order by position")).toEqual([
      { act: 'ended an operator' },
      { act: 'changed a role' },
      { act: 'invited an operator' },
    ]);
  });

  it('an owner who is only invited does not count', async () => {
    const { id, token } = await testConsole.operator('owner');
    await call(consoleCalls.inviteOperator, token, { email: 'grace@example.com', name: 'Grace', role: 'owner' });
    expect((await end(token, id)).statusCode).toBe(409);
  });

  it('of two owners who end or demote each other at the same moment, one remains', async () => {
    for (let i = 0; i < 5; i += 1) {
      await testConsole.reset();
      const [ada, grace] = [await testConsole.operator('owner'), await testConsole.operator('owner')];
      const answers = await Promise.all([end(ada.token, grace.id), changeRole(grace.token, ada.id, 'analyst')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()[0]).toBe(204);
      expect(await activeOwners()).toBe(1);
    }
  });
});

describe('the command owner', () => {
  const run = (...args: string[]) => findCommand('owner')!.run({ ...testConsole.deps(), by: 'maya' }, args);

  it('prints an invitation without a mail server, which sets up an owner', async () => {
    const outcome = await run('add', 'ada@example.com', 'Ada', 'Brandt');
    const link = /https:\/\/everkite\.test\/console\/enrol#([\w-]{43})$/.exec(
      'output' in outcome ? outcome.output : '',
    );
    const opened = await call(consoleCalls.openInvitation, null, { token: link?.[1] });
    const me = await call(consoleCalls.readOwnOperator, opened.json().token);
    expect(me.json()).toMatchObject({ name: 'Ada Brandt', role: 'owner', is_enrolling: true });
    expect(await testConsole.query('select 1 from jobs')).toEqual([]);
    const [{ record }] = await testConsole.query("select record from audit where act = 'invited an operator'");
    expect(JSON.parse(record)).toMatchObject({ operator_name: 'maya', level: 'command line', subject: 'Ada Brandt' });
    expect(record).not.toContain('@');
  });

  it('gives the last owner a new way in, and anybody else the role', async () => {
    const { token } = await withPasskey(testConsole, 'ada@example.com', 'analyst');
    expect(await run('add', 'Ada@example.com')).toHaveProperty('output');
    expect((await call(consoleCalls.readOwnOperator, token)).statusCode).toBe(403);
    expect(await run('list')).toEqual({
      output: expect.stringContaining('<Ada@example.com>: invited, 0 passkeys, 0 code apps, never seen'),
    });
  });

  it('says what is wrong', async () => {
    expect(await run('add', 'ada')).toEqual({ fault: 'Enter an email address like name@example.com.' });
    expect(await run('add', 'ada@example.com', 'a@b')).toEqual({ fault: expect.stringContaining('Give a name') });
    for (const args of [[], ['add'], ['list', 'x'], ['remove', 'x']]) {
      expect(await run(...args)).toEqual({ fault: expect.stringContaining('owner add ada@example.com') });
    }
    expect(await run('list')).toEqual({ output: expect.stringContaining('There are no owners.') });
  });
});
