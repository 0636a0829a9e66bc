import { beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { createAuthenticator } from '#testing/server/authenticator.ts';
import { addedPasskey } from '#testing/server/enrolled.ts';
import { useTestConsole } from '#testing/server/use.ts';

const password = 'seven kites over the bay';
const owner = { name: 'Ada', email: 'ada@example.com' };

const live = useTestConsole({
  PADDLE_API_KEY: 'pdl_live_apikey_test',
  PADDLE_ENVIRONMENT: 'production',
  PADDLE_WEBHOOK_SECRET: 'secret',
  PADDLE_CLIENT_TOKEN: 'live_token',
  SMTP_URL: 'smtp://localhost:25',
  CONTACT_EMAIL: 'help@example.com',
  MAIL_FROM: 'Everkite <hello@example.com>',
  OPERATOR_NAME: 'Test',
});
const call: typeof live.call = (...args) => live.call(...args);
const door = async () => (await call(consoleCalls.readConsoleDoor, null)).json().console_password;

describe('with a real payment key', () => {
  beforeEach(async () => {
    await live.start(password);
  });

  it('the console’s password opens nothing but setting up the first owner', async () => {
    expect(await door()).toBe('enrols');
    const token = await live.signedIn(password);
    for (const row of [consoleCalls.listLabels, consoleCalls.readAudit, consoleCalls.listOperators]) {
      const answer = await call(row, token);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.enrolFirst }]);
    }
    expect((await call(consoleCalls.makeFirstOwner, token, owner)).statusCode).toBe(204);
    expect((await call(consoleCalls.listOperators, token)).statusCode).toBe(403);
    expect((await addedPasskey(live, token, createAuthenticator())).statusCode).toBe(201);
    expect((await call(consoleCalls.listOperators, token)).statusCode).toBe(200);
  });

  it('once an owner has a second factor, the password opens nothing, and its sessions end', async () => {
    const [token, other] = [await live.signedIn(password), await live.signedIn(password)];
    await call(consoleCalls.makeFirstOwner, token, owner);
    await addedPasskey(live, token, createAuthenticator());
    expect(await door()).toBe('closed');
    expect((await call(consoleCalls.readOwnOperator, other)).statusCode).toBe(403);
    for (const given of [password, 'another password']) {
      const answer = await live.signIn(given);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.passwordClosed }]);
    }
  });

  it('of two who set up the first owner at the same moment, one succeeds', async () => {
    const tokens = [await live.signedIn(password), await live.signedIn(password)];
    await call(consoleCalls.makeFirstOwner, tokens[0]!, owner);
    await call(consoleCalls.makeFirstOwner, tokens[1]!, { name: 'Eve', email: 'eve@example.com' });
    const answers = await Promise.all(tokens.map((token) => addedPasskey(live, token, createAuthenticator())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await live.query("select 1 from operators where state = 'active'")).toHaveLength(1);
  });

  it('a session of the password that was opened in test mode may only set up the first owner', async () => {
    const token = await live.signedIn(password);
    await live.query('update console_sessions set is_enrolling = false');
    expect((await call(consoleCalls.readAudit, token)).statusCode).toBe(403);
  });

  it('an address without an at sign, or a name that is one, is refused with the reason', async () => {
    const token = await live.signedIn(password);
    const wrong = { ...owner, email: 'ada' };
    expect((await call(consoleCalls.makeFirstOwner, token, wrong)).json().error).toContain('name@example.com');
    expect((await call(consoleCalls.makeFirstOwner, token, { ...owner, name: 'a@b.com' })).statusCode).toBe(400);
  });
});

describe('in test mode', () => {
  const test = useTestConsole();

  it('the printed password opens everything, also when an owner has a second factor', async () => {
    await test.start(password);
    await test.operator('owner');
    expect((await test.call(consoleCalls.readConsoleDoor, null)).json().console_password).toBe('opens');
    const token = await test.signedIn(password);
    expect((await test.call(consoleCalls.readAudit, token)).statusCode).toBe(200);
    const invited = { name: 'Ada', email: 'ada@example.com', role: 'owner' };
    expect((await test.call(consoleCalls.inviteOperator, token, invited)).statusCode).toBe(201);
  });
});
