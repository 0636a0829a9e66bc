import { describe, expect, it } from 'vitest';
import { consoleCalls as c } from '#contract/console/calls.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createAuthenticator } from '#testing/server/authenticator.ts';
import { addedCodeApp, addedPasskey, invited, withCodeApp, withPasskey } from '#testing/server/enrolled.ts';
import { codeOf } from '#testing/server/operators.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { addOwner } from './team.ts';

const email = 'ada@example.com';
const password = 'seven kites over the bay';
const testConsole = useTestConsole();

/** Sends waiting emails, and returns those of this time. */
async function sent() {
  const deps = testConsole.deps();
  const { 'operator-invitation': invitation, 'operator-sign-in': change } = jobHandlers(deps);
  while (await runNextJob(deps, { 'operator-invitation': invitation!, 'operator-sign-in': change! }));
  return deps.sent.splice(0);
}
/** Somebody with a passkey, whose earlier emails are sent. */
async function ada() {
  const operator = await withPasskey(testConsole, email);
  await sent();
  return operator;
}
const factorOf = async (token: string) =>
  (await testConsole.call(c.readOwnSignIn, token)).json().factors[0].id as string;

describe('a change of an operator’s sign-in', () => {
  it('is told once when the first passkey is set up, also with a password before', async () => {
    const { token } = await invited(testConsole, { email });
    await testConsole.call(c.setOwnPassword, token, { password });
    const { secret, recoveryCodes } = await addedCodeApp(testConsole, token, password);
    const [message, ...more] = (await sent()).filter(({ subject }) => !subject.startsWith('Your sign-in to'));
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: email, subject: 'Your sign-in is set up: Everkite console' });
    const text = JSON.stringify(message);
    for (const one of [password, secret, ...recoveryCodes, token]) expect(text).not.toContain(one);
  });

  it.each([
    ['A passkey was added', ({ token }) => addedPasskey(testConsole, token, createAuthenticator())],
    [
      'A code app was added',
      async ({ token }) => {
        await testConsole.call(c.setOwnPassword, token, { password });
        await sent();
        const { secret, sealed } = (await testConsole.call(c.beginTotp, token)).json();
        const code = codeOf(secret, testConsole.deps().wallClock());
        await testConsole.call(c.addTotp, token, { sealed, code, name: 'Phone' });
      },
    ],
    ['Your password was changed', ({ token }) => testConsole.call(c.setOwnPassword, token, { password })],
    ['New recovery codes were made', ({ token }) => testConsole.call(c.renewRecoveryCodes, token)],
    [
      'A recovery code was used',
      ({ token, recoveryCodes }) => testConsole.call(c.confirmByCode, token, { code: recoveryCodes[0] }),
    ],
    [
      'A recovery code was used',
      ({ recoveryCodes }) =>
        testConsole.call(c.signInAsOperator, null, { email, password: '', code: recoveryCodes[0] }),
    ],
    [
      'A way to sign in was removed',
      async ({ token }) => {
        await addedPasskey(testConsole, token, createAuthenticator());
        await sent();
        await testConsole.call(c.removeFactor, token, undefined, { id: await factorOf(token) });
      },
    ],
  ] as [string, (operator: Awaited<ReturnType<typeof ada>>) => Promise<unknown>][])(
    'is told in one email: %s',
    async (heading, change) => {
      const operator = await ada();
      await change(operator);
      const all = await sent();
      expect(all.map(({ to, subject }) => [to, subject])).toEqual([[email, `${heading}: Everkite console`]]);
      const text = JSON.stringify(all);
      for (const one of [password, ...operator.recoveryCodes, operator.token]) expect(text).not.toContain(one);
    },
  );

  it('a code of a code app, a confirmation with a passkey, and a name are no change', async () => {
    const { token, authenticator } = await ada();
    const response = authenticator.sign((await testConsole.call(c.beginConfirming, token)).json());
    await testConsole.call(c.confirmByPasskey, token, { response });
    await testConsole.call(c.nameFactor, token, { name: 'Mac' }, { id: await factorOf(token) });
    expect(await sent()).toEqual([]);
  });

  it('a refused change is not told', async () => {
    const { token } = await ada();
    await testConsole.call(c.removeFactor, token, undefined, { id: await factorOf(token) });
    await testConsole.call(c.confirmByCode, token, { code: 'aaaa-bbbb' });
    await testConsole.call(c.setOwnPassword, token, { password: '1234567890' });
    expect(await sent()).toEqual([]);
  });

  it('whoever is invited again learns that their sign-in works no more, and by whom', async () => {
    const { id } = await ada();
    const owner = await testConsole.operator('owner', { name: 'Grace' });
    await testConsole.call(c.inviteAgain, owner.token, undefined, { id });
    const [message, ...more] = await sent();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: email, subject: 'Your sign-in was reset: Everkite console' });
    expect(message!.text).toContain('Grace reset your sign-in');
  });

  it('whoever is reset from the command line learns it without a link', async () => {
    await withCodeApp(testConsole, email, password);
    await sent();
    const by = { operatorId: null, name: 'root', level: 'command line', network: '' } as const;
    const added = await addOwner(testConsole.deps(), by, { email, name: 'Ada' });
    const [message, ...more] = await sent();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ subject: 'Your sign-in was reset: Everkite console' });
    expect(message!.text).not.toContain((added as { token: string }).token);
  });
});
