import { describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { createAuthenticator } from '#testing/server/authenticator.ts';
import {
  addedCodeApp,
  addedPasskey,
  invited,
  invitedToken,
  openedInvitation,
  withPasskey,
} from '#testing/server/enrolled.ts';
import { codeOf } from '#testing/server/operators.ts';
import { useTestConsole } from '#testing/server/use.ts';

const hourMs = 60 * 60_000;
const email = 'ada@example.com';
const password = 'seven kites over the bay';
const testConsole = useTestConsole();
const call: typeof testConsole.call = (...args) => testConsole.call(...args);
const open = (token: string) => call(consoleCalls.openInvitation, null, { token });

/** Invites Ada; returns the token of the email. */
async function invitation(): Promise<string> {
  const owner = await testConsole.operator('owner', { name: 'R. Okafor' });
  await call(consoleCalls.inviteOperator, owner.token, { email, name: 'Ada', role: 'support' });
  return invitedToken(testConsole);
}

describe('an invitation', () => {
  it('comes by email with a link, and says who invited and as what', async () => {
    expect(await invitation()).toMatch(/^[\w-]{43}$/);
    const { to, subject, text } = testConsole.deps().sent.at(-1)!;
    expect([to, subject]).toEqual([email, 'Your sign-in to the Everkite console']);
    expect(text).toContain('R. Okafor invited you to the Everkite console. Your role: Support.');
  });

  it('opens a session that may only set up a sign-in', async () => {
    const answer = await open(await invitation());
    expect(answer.json()).toMatchObject({ invited_by: 'R. Okafor' });
    const { token } = answer.json();
    expect((await call(consoleCalls.readOwnOperator, token)).json()).toMatchObject({ is_enrolling: true, name: 'Ada' });
    const refused = await call(consoleCalls.listOperators, token);
    expect([refused.statusCode, refused.json()]).toEqual([403, { error: consoleRefusals.enrolFirst }]);
  });

  it('opened again before the sign-in is set up, it ends the session of the first time', async () => {
    const token = await invitation();
    const [first, second] = [await openedInvitation(testConsole, token), await openedInvitation(testConsole, token)];
    expect((await call(consoleCalls.readOwnOperator, first)).statusCode).toBe(403);
    expect((await addedPasskey(testConsole, second, createAuthenticator())).statusCode).toBe(201);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('opened twice at the same moment, it sets up one sign-in', async () => {
    const token = await invitation();
    const opened = await Promise.all([open(token), open(token)]);
    const added = await Promise.all(
      opened.map(async (answer) => addedPasskey(testConsole, answer.json().token, createAuthenticator())),
    );
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
  });

  it('works for 24 hours, and one that was sent again replaces it', async () => {
    const first = await invitation();
    const owner = await testConsole.operator('owner');
    const [{ id }] = await testConsole.query(`select id from operators where email = '${email}'`);
    expect((await call(consoleCalls.inviteAgain, owner.token, undefined, { id })).statusCode).toBe(204);
    const second = await invitedToken(testConsole);
    expect((await open(first)).statusCode).toBe(404);
    testConsole.deps().advance(24 * hourMs);
    expect((await open(second)).statusCode).toBe(404);
    expect((await open('made up')).statusCode).toBe(404);
  });

  it('whoever opened it before leaves no password behind', async () => {
    const token = await invitation();
    const first = await openedInvitation(testConsole, token);
    await call(consoleCalls.setOwnPassword, first, { password });
    const second = await openedInvitation(testConsole, token);
    expect((await call(consoleCalls.readOwnSignIn, second)).json()).toMatchObject({ has_password: false });
  });

  it('is stored as a hash alone', async () => {
    const token = await invitation();
    const stored = await testConsole.query('select operator_invitations::text as line from operator_invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await testConsole.query('select payload from jobs'))).not.toContain(token);
  });
});

describe('setting up a code app', () => {
  it('needs a password, and the first code', async () => {
    const { token } = await invited(testConsole, { email });
    expect((await call(consoleCalls.beginTotp, token)).statusCode).toBe(409);
    const weak = await call(consoleCalls.setOwnPassword, token, { password: '1234567890' });
    expect([weak.statusCode, weak.json().error]).toEqual([400, expect.stringContaining('first to be guessed')]);
    await call(consoleCalls.setOwnPassword, token, { password });
    const { sealed } = (await call(consoleCalls.beginTotp, token)).json();
    const wrong = await call(consoleCalls.addTotp, token, { sealed, code: '000000', name: 'Phone' });
    expect(wrong.statusCode).toBe(400);
    expect((await addedCodeApp(testConsole, token, password)).recoveryCodes).toHaveLength(10);
  });

  it('its secret is stored sealed, and one secret cannot be set up twice', async () => {
    const { token } = await invited(testConsole, { email });
    await call(consoleCalls.setOwnPassword, token, { password });
    const { secret, sealed } = (await call(consoleCalls.beginTotp, token)).json();
    const add = () =>
      call(consoleCalls.addTotp, token, {
        sealed,
        code: codeOf(secret, testConsole.deps().wallClock()),
        name: 'Phone',
      });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [row] = await testConsole.query("select sealed_secret from operator_credentials where kind = 'totp'");
    expect(row.sealed_secret.toString('latin1')).not.toContain(secret);
  });

  it('a secret that was sealed for somebody else, or half an hour ago, is not taken', async () => {
    const ada = await invited(testConsole, { email });
    const grace = await invited(testConsole, { email: 'grace@example.com', name: 'Grace' });
    for (const { token } of [ada, grace]) await call(consoleCalls.setOwnPassword, token, { password });
    const made = (await call(consoleCalls.beginTotp, ada.token)).json();
    const add = (token: string) => {
      const code = codeOf(made.secret, testConsole.deps().wallClock());
      return call(consoleCalls.addTotp, token, { sealed: made.sealed, code, name: 'Phone' });
    };
    expect((await add(grace.token)).statusCode).toBe(400);
    testConsole.deps().advance(29 * 60_000);
    await call(consoleCalls.readOwnOperator, ada.token);
    testConsole.deps().advance(60_000);
    expect((await add(ada.token)).statusCode).toBe(400);
  });
});

describe('one’s own sign-in', () => {
  it('further factors need a fresh second factor', async () => {
    const { token } = await withPasskey(testConsole, email);
    testConsole.deps().advance(10 * 60_000);
    for (const row of [consoleCalls.beginPasskey, consoleCalls.beginTotp, consoleCalls.renewRecoveryCodes]) {
      const answer = await call(row, token);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.confirmFirst }]);
    }
  });

  it('a factor is named and removed, which ends the other sessions, but never the last one', async () => {
    const { token, authenticator } = await withPasskey(testConsole, email);
    const factors = async () => (await call(consoleCalls.readOwnSignIn, token)).json().factors;
    const [first] = await factors();
    const last = await call(consoleCalls.removeFactor, token, undefined, { id: first.id });
    expect([last.statusCode, last.json().error]).toEqual([409, expect.stringContaining('your last second factor')]);
    await addedPasskey(testConsole, token, createAuthenticator());
    const asked = (await call(consoleCalls.beginPasskeySignIn, null)).json();
    const other = (await call(consoleCalls.signInByPasskey, null, { response: authenticator.sign(asked) })).json();
    expect((await call(consoleCalls.nameFactor, token, { name: 'Old Mac' }, { id: first.id })).statusCode).toBe(204);
    expect((await factors()).map(({ name }: { name: string }) => name)).toEqual(['Old Mac', 'MacBook']);
    expect((await call(consoleCalls.removeFactor, token, undefined, { id: first.id })).statusCode).toBe(204);
    expect((await call(consoleCalls.readOwnOperator, other.token)).statusCode).toBe(403);
    expect((await call(consoleCalls.removeFactor, token, undefined, { id: first.id })).statusCode).toBe(404);
  });

  it('a new password ends the other sessions, and the one before opens nothing', async () => {
    const { token } = await invited(testConsole, { email });
    await call(consoleCalls.setOwnPassword, token, { password });
    const { recoveryCodes } = await addedCodeApp(testConsole, token, password);
    const signIn = (used: string, code: string) =>
      call(consoleCalls.signInAsOperator, null, { email, password: used, code });
    const other = (await signIn(password, recoveryCodes[0]!)).json();
    expect((await call(consoleCalls.setOwnPassword, token, { password: 'eight kites over the bay' })).statusCode).toBe(
      204,
    );
    expect((await call(consoleCalls.readOwnOperator, other.token)).statusCode).toBe(403);
    expect((await signIn(password, recoveryCodes[1]!)).statusCode).toBe(400);
    expect((await signIn('eight kites over the bay', recoveryCodes[1]!)).statusCode).toBe(200);
  });

  it('the factors of others cannot be named or removed', async () => {
    const ada = await withPasskey(testConsole, email);
    const grace = await withPasskey(testConsole, 'grace@example.com');
    const [{ id }] = (await call(consoleCalls.readOwnSignIn, grace.token)).json().factors;
    expect((await call(consoleCalls.nameFactor, ada.token, { name: 'Mine' }, { id })).statusCode).toBe(404);
    expect((await call(consoleCalls.removeFactor, ada.token, undefined, { id })).statusCode).toBe(404);
  });

  it('sessions are listed and ended, one or all others', async () => {
    const { token, authenticator } = await withPasskey(testConsole, email);
    const signIn = async () => {
      const response = authenticator.sign((await call(consoleCalls.beginPasskeySignIn, null)).json());
      return (await call(consoleCalls.signInByPasskey, null, { response })).json().token as string;
    };
    const [second, third] = [await signIn(), await signIn()];
    const { sessions } = (await call(consoleCalls.readOwnSignIn, second)).json();
    expect(sessions).toHaveLength(3);
    const own = sessions.find(({ current }: { current: boolean }) => current);
    expect((await call(consoleCalls.endConsoleSession, token, undefined, { id: own.id })).statusCode).toBe(204);
    expect((await call(consoleCalls.endConsoleSession, token, undefined, { id: own.id })).statusCode).toBe(404);
    expect((await call(consoleCalls.readOwnOperator, second)).statusCode).toBe(403);
    expect((await call(consoleCalls.endOtherConsoleSessions, token)).statusCode).toBe(204);
    expect((await call(consoleCalls.readOwnOperator, third)).statusCode).toBe(403);
    expect((await call(consoleCalls.readOwnOperator, token)).statusCode).toBe(200);
  });

  it.each([
    ['Europe/Berlin', 204],
    ['America/Argentina/Ushuaia', 204],
    ['UTC', 204],
    ['Mars/Olympus', 400],
    ['+05:30', 400],
    ['', 400],
  ])('the time zone %j answers %d', async (time_zone, status) => {
    const { token } = await testConsole.operator('analyst');
    expect((await call(consoleCalls.setOwnTimeZone, token, { time_zone })).statusCode).toBe(status);
    const shown = (await call(consoleCalls.readOwnOperator, token)).json().time_zone;
    expect(shown).toBe(status === 204 ? time_zone : 'UTC');
  });
});
